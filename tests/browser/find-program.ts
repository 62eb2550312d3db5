import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage } from '../install-package.ts'

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
export function installProgram(name: string, programs: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  try {
    installPackage(name)
  } catch (error) {
    console.error(`The package ${name} could not be installed: ${String(error)}`)
  }
  return findPresent(programs)
}
