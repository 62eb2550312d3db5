import { ConfigurationError } from '../configuration/configuration-error.ts'

/** Runs a command of the operator: what goes wrong is said in a sentence, and fails the command. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(error instanceof ConfigurationError ? error.message : `It failed: ${error.message}`)
    process.exitCode = 1
  }
}
