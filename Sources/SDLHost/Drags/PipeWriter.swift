import Foundation

/// Writes `Data` to the pipes of other programs as fast as they read it, without waiting (`O_NONBLOCK`).
@MainActor final class PipeWriter: DescriptorService {
  private struct Job {
    let descriptor: Int32
    let data: Data
    var written = 0
  }

  /// The number of `jobs` at a time. The oldest is closed for a further pipe: its reader has stopped.
  private static let maximum = 16
  private var jobs: [Job] = []

  /// Begins to write `data`, and closes `descriptor` at the end, or when the reader has closed its side.
  func write(_ data: Data, to descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    if jobs.count == Self.maximum { Foundation.close(jobs.removeFirst().descriptor) }
    jobs.append(Job(descriptor: descriptor, data: data))
    _ = turn()
  }

  /// Closes all pipes.
  func close() {
    for job in jobs { Foundation.close(job.descriptor) }
    jobs = []
  }

  var descriptors: [WatchedDescriptor] { jobs.map { WatchedDescriptor(number: $0.descriptor, isWritten: true) } }

  var wantsToWrite: Bool { !jobs.isEmpty }

  func turn() -> Bool {
    jobs = jobs.compactMap { job in
      var job = job
      if advance(&job) { return job }
      Foundation.close(job.descriptor)
      return nil
    }
    return false
  }

  /// Writes the part for which the pipe has room. Returns false at the end, and without a reader.
  private func advance(_ job: inout Job) -> Bool {
    while job.written < job.data.count {
      let count = job.data.withUnsafeBytes { bytes in
        Foundation.write(job.descriptor, bytes.baseAddress! + job.written, bytes.count - job.written)
      }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      job.written += count
    }
    return false
  }
}
