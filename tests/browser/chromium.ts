import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Without a window there are two: the whole browser, and its headless shell, which opens a page in half the time. */
const wholeBrowser = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The path of a Chromium that can be started, installed if the machine has none: as root from the distribution's
 * packages, else as Playwright brings it.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || findPresent(wholeBrowser) || installPackage('chromium', wholeBrowser)
  if (found) return found
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/** The path of a headless shell, or of a whole Chromium where there is none and none can be installed. */
function findHeadlessShell(): string {
  const found = process.env.CHROMIUM_PATH || findPresent(headlessShell)
  return found || installPackage('chromium-headless-shell', headlessShell) || findChromium()
}

/** The browser of the tests. */
export function launchHeadlessShell() {
  return chromium.launchServer({ executablePath: findHeadlessShell(), args })
}

/** For what the headless shell does not have. */
export function launchChromium() {
  return chromium.launch({ executablePath: findChromium(), args })
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function findPresent(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns the path of the program that the distribution's package has brought, if we may install it and it has */
function installPackage(name: string, programs: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  // A fresh machine has no lists of packages yet.
  tryRun('apt-get', ['update'])
  tryRun('apt-get', ['install', '-y', '--no-install-recommends', name])
  return findPresent(programs)
}

function tryRun(command: string, options: readonly string[]): void {
  try {
    execFileSync(command, options, { stdio: 'inherit' })
  } catch (error) {
    console.error(`${command} ${options.join(' ')} has failed: ${String(error)}`)
  }
}
