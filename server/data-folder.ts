const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file is in its place',
};

/** One line for a file system's error on the data folder; other errors are thrown on. */
export function cannotUse(dataDir: string, error: unknown): string {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  if (!reason) throw error;
  return `The data folder ${dataDir} cannot be used: ${reason}. Make it writable, or set DATA_DIR to another folder.`;
}
