// Plain JavaScript that Node 14 can run: it says what is missing where nothing else of this repository would start.
//   node runtime            before each command: passes, or says which Node is needed
//   node runtime --install  after `npm install`: where the system's Node is too old, fetches the one that package-lock.json
//                           beside this file pins with its digest. It becomes node_modules/.bin/node, which npm puts
//                           first in the PATH of its scripts
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const project = dirname(folder)
const floor = readFloor()

if (!isEnough(process.versions.node) && !(process.argv[2] === '--install' && install())) {
  console.error(
    `Topshelf needs Node.js ${floor} or newer, and this is ${process.versions.node}. Install the newest Node.js 24 or later (https://nodejs.org/en/download), then run the command again.`,
  )
  process.exit(1)
}

/** The oldest Node that has everything: `engines` in package.json is where it is written. */
function readFloor() {
  const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  return engines.node.replace('>=', '')
}

/** @param {string} version like 24.15.0 */
function isEnough(version) {
  const parts = version.split('.').map(Number)
  const least = floor.split('.').map(Number)
  const differs = [0, 1, 2].find((index) => parts[index] !== least[index])
  return differs === undefined || parts[differs] > least[differs]
}

/** @returns whether this project has a Node of its own now; otherwise the reason has been printed */
function install() {
  const binary = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (!runs(binary)) {
    console.log(`Node.js ${process.versions.node} is older than ${floor}: fetching one for this project alone.`)
    const npm = process.env.npm_execpath
    const words = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--prefix', folder]
    // npm's own file is run by Node; without npm around this script, the one in the PATH is as good.
    const [file, ...first] = npm && npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
    // The standard output of a script is not shown, and npm says what is wrong on the other.
    spawnSync(file, [...first, ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
    if (!runs(binary)) return false
  }
  const link = join(project, 'node_modules/.bin/node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), binary), link)
  return true
}

/** Whether a file is a Node that works on this system and is new enough. @param {string} binary */
function runs(binary) {
  try {
    return isEnough(execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim().slice(1))
  } catch {
    // There is none, none for this platform, or one for another C library.
    return false
  }
}
