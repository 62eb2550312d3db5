/** @returns what to do about a disk that takes no more; null for any other error */
export function describeFullDisk(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') return 'There is no space left on the disk. Free up some space, then run the command again.'
  if (code === 'EDQUOT')
    return 'This user’s quota on the disk is used up. Free up some space, then run the command again.'
  return null
}
