import { describeFullDisk } from './describe-full-disk.ts'

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
