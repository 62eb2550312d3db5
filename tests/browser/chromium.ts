import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/**
 * The path of a Chromium that can be started, installed if the machine has none: as root from the distribution's
 * packages, else as Playwright's headless shell.
 */
export function findChromium(): string {
  const present = findPresent()
  if (present) return present
  if (process.getuid?.() === 0) {
    // A fresh machine has no lists of packages yet.
    tryInstall('apt-get', ['update'])
    tryInstall('apt-get', ['install', '-y', 'chromium'])
  }
  const installed = findPresent()
  if (installed) return installed
  execFileSync('npx', ['playwright-core', 'install', 'chromium-headless-shell'], { stdio: 'inherit' })
  // Playwright knows where it has put it.
  return ''
}

export async function launchChromium() {
  const executablePath = findChromium()
  return chromium.launchServer({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

function findPresent(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return wanted
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return ['/usr/bin/chromium', ...names.flatMap((name) => folders.map((folder) => join(folder, name)))].find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function tryInstall(command: string, options: readonly string[]): void {
  try {
    execFileSync(command, options, { stdio: 'inherit' })
  } catch (error) {
    console.error(`${command} could not install a browser: ${String(error)}`)
  }
}
