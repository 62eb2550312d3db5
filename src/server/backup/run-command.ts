import { ConfigurationError } from '../configuration/configuration-error.ts'

/** Runs an operator's command: a failure is reported in a sentence, and fails the command. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Its first line speaks of the server.
    const reason = error instanceof ConfigurationError ? error.message.replace(/^.*\n/, '\n') : error.message
    console.error(`Failed: ${reason}`)
    process.exitCode = 1
  }
}
