import { statSync } from 'node:fs'

/**
 * Runs a command, or the part of one that has a process of its own. What its user can fix is reported in a sentence, a bug
 * with its stack; both end the process with exit code 1.
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(describeFullDisk(error) ?? (error instanceof Error && !isBug(error) ? error.message : error))
    // What is already open would keep it alive.
    process.exit(1)
  }
}

/** The language throws these, and Node throws them for an argument of the wrong type, but also for an unknown option. */
function isBug(error: Error): boolean {
  const isOfLanguage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isOfLanguage && !('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
}

/** @returns what to do about a disk that takes no more; null for any other error */
export function describeFullDisk(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') return 'There is no space left on the disk. Free up some space, then run the command again.'
  if (code === 'EDQUOT')
    return 'This user’s quota on the disk is used up. Free up some space, then run the command again.'
  return null
}

/**
 * Refuses to write as root into the folder of another user, who could neither read nor replace what root leaves there. A
 * folder that is not there yet belongs to whoever makes it.
 */
export function requireOwner(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
  if (process.getuid?.() !== 0 || owner === 0) return
  throw new Error(
    `${folder} belongs to the user with the number ${owner}, who could neither read nor replace what root writes there. ` +
      `Run the command as that user: runuser -u topshelf -- …`,
  )
}
