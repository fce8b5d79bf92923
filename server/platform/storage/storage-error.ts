/** The storage was reached in vain. The message is words of our own and codes, so that it may be logged. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
