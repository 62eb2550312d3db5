import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of the programs that this machine has. */
export function findPresent(names: readonly string[]): string | undefined {
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

/** @param name of a Debian package. @returns the path of the program that the distribution's package has brought, if we may install it and it has */
export function installPackage(name: string, programs: readonly string[]): string | undefined {
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
