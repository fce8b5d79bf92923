const reasons: Record<string, string> = {
  EEXIST: 'is a file, and has to be a folder',
  ENOTDIR: 'is a file or lies below one, and has to be a folder',
  ENOENT: 'cannot be made there',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is read-only',
  ENOSPC: 'has no space left',
  EDQUOT: 'has no space left for this user',
  EIO: 'cannot be read or written',
  ENOTEMPTY: 'holds a folder "postgres" that is no database',
}

/** What the system refused about a data folder, as a sentence that names the setting; any other error as it is. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error
  const reason = reasons[String(error.code)]
  if (!reason) return error
  return new Error(`The folder ${dataDir} (setting DATA_DIR) ${reason} (${error.message}).`, { cause: error })
}
