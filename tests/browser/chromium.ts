import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { findPresent, installProgram } from './find-program.ts'

/** Without a window there are two: the whole browser, and its headless shell, which opens a page in half the time. */
const wholeBrowser = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The path of a Chromium that can be started, installed if the machine has none: as root from the distribution's
 * packages, else as Playwright brings it.
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || findPresent(wholeBrowser) || installProgram('chromium', wholeBrowser)
  if (found) return found
  execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/** The path of a headless shell, or of a whole Chromium where there is none and none can be installed. */
export function findHeadlessShell(): string {
  const found = process.env.CHROMIUM_PATH || findPresent(headlessShell)
  return found || installProgram('chromium-headless-shell', headlessShell) || findChromium()
}

/** The browser of the tests, which shows all pages of a profile from one process. */
export function launchHeadlessShell() {
  return chromium.launch({ executablePath: findHeadlessShell(), args: [...args, ...closing, ...shortLived] })
}

/** The same with a process for each tab, as a reader's browser has them. */
export function launchWithProcessPerTab() {
  return chromium.launch({ executablePath: findHeadlessShell(), args: [...args, ...closing] })
}

/** For what the headless shell lacks. */
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
  // Without these, each page starts a second process, for the next site that somebody might go to.
  '--disable-site-isolation-trials',
]

/**
 * With a new frame for each document, a page that is told to close while it goes to another stays open, and its test waits
 * for ever: https://issues.chromium.org/issues/536385539. Stands in for Playwright's own list of features to disable.
 */
const closing = ['--disable-features=RenderDocument']

/**
 * For pages that last a second or two: no process for each, and no optimised machine code, which pays off later. Opening
 * a page takes a fifth less CPU time.
 */
const shortLived = ['--renderer-process-limit=1', '--js-flags=--max-optimized-bytecode-size=0']
