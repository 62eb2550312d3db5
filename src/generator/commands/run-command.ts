/**
 * Runs a command. What its user can fix is reported in a sentence, a bug with its stack; both end the process with
 * exit code 1.
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error && !isBug(error) ? error.message : error)
    // What is already open would keep it alive.
    process.exit(1)
  }
}

/** Our own faults are plain errors; those of Node, as for an unknown option, have a code. */
function isBug(error: Error): boolean {
  return error.constructor !== Error && !('code' in error)
}
