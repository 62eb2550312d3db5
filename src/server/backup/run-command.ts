import { isBug } from '#documents/is-bug.ts'
import { ConfigurationError } from '../configuration/configuration-error.ts'

/** Runs an operator's command. What they can fix is reported in a sentence, a bug with its stack; both fail the command. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error && !isBug(error) ? `Failed: ${describeFault(error)}` : error)
    process.exitCode = 1
  }
}

/** The first line of a fault in the settings speaks of the server. */
function describeFault(error: Error): string {
  return error instanceof ConfigurationError ? error.message.replace(/^.*\n/, '\n') : error.message
}
