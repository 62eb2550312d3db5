import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../tests/browser/chromium.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'

export interface RunningBrowser extends AsyncDisposable {
  /** Where tools talk to it. */
  readonly port: number
}

/** A browser without a window and with an empty profile, that other tools can drive. */
export async function startBrowser(): Promise<RunningBrowser> {
  const profile = makeTemporaryFolder()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--remote-debugging-port=0'],
  })
  // Chromium writes the port that it has found into its profile.
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    port: Number(port),
    [Symbol.asyncDispose]: () => context.close(),
  }
}
