import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Several test files ask for a package at the same moment, and apt-get refuses to run twice: the second waits here. */
const lockFile = join(tmpdir(), 'topshelf-installing')

/** `$0` is the package. Another program may hold the lock of dpkg. A fresh machine has no lists of packages, or old ones. */
const script = `install() { apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$0"; }
  dpkg -s "$0" > /dev/null 2>&1 || install || { apt-get update && install; }`

/** Installs a package of a Debian system, unless it is there by then. Only root may. Throws if it cannot be installed. */
export function installPackage(name: string): void {
  execFileSync('flock', [lockFile, 'sh', '-c', script, name], { stdio: 'inherit' })
}
