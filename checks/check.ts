import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs one check and prints what it found. A fault is printed with its reason, and ends the process with exit code 1 once
 * all are through; a missing program is not a fault, and is named.
 */
export async function check(title: string, work: () => Promise<string> | string): Promise<void> {
  try {
    console.log(`ok       ${title}: ${await work()}`)
  } catch (error) {
    if (error instanceof MissingProgram) return console.log(`missing  ${title}: ${error.message}`)
    console.log(`FAILED   ${title}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

/** Of a check that says what is not installed here. */
export class MissingProgram extends Error {}

/** Ends a check where a program that it needs is not installed. @param words that the program answers with success */
export function requireProgram(name: string, words: readonly string[] = ['--version']): void {
  const { status } = spawnSync(name, words, { stdio: 'ignore' })
  if (status !== 0) throw new MissingProgram(`${[name, ...words].join(' ')} does not work here.`)
}

/** @returns the page, as soon as the server answers; rejects after a minute */
export async function ask(address: string): Promise<string> {
  for (const deadline = performance.now() + 60_000; ;) {
    try {
      return await (await fetch(address)).text()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await setTimeout(200)
    }
  }
}
