/**
 * `npm run bench:peers [-- --pages 2000 --rounds 3]`: the same page data built into a site by this project and by other
 * tools, alternately, in a separate folder below the system's temporary folder. The tools come from the npm registry.
 * Each begins with the same exported page data and puts it into its documents; the peers render it plainly (headings,
 * rows, links). Ours is measured twice: with everything it makes from page data, and with only what the peers make.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '#generator/files/list-files.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { astroProject } from './peers/astro-project.ts'
import { eleventyProject } from './peers/eleventy-project.ts'
import { exportPages } from './peers/export-pages.ts'
import { measureCommand, type CommandCost } from './peers/measure-command.ts'
import { measureVisit, type VisitCost } from './peers/measure-visit.ts'
import { nextProject } from './peers/next-project.ts'
import { setUpPeer } from './peers/set-up-peer.ts'
import { median } from './quantile.ts'

interface Contender {
  readonly name: string
  readonly folder: string
  readonly command: readonly string[]
  readonly outFolder: string
  /** What a run leaves behind for the next one. */
  readonly caches: readonly string[]
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'boolean' },
  },
})
const workFolder = mkdtempSync(join(tmpdir(), 'topshelf-peers-'))
const dataFolder = join(workFolder, 'data')

const pageCount = exportPages(parseBuildOptions([], process.env), Number(values.pages), dataFolder)
const paths: readonly string[] = JSON.parse(readFileSync(join(dataFolder, 'paths.json'), 'utf8'))
const target = paths.find((path) => /^\/drivers\/[^/]+\/$/.test(path)) ?? '/drivers/'
console.log(`${pageCount} pages, click from /drivers/ to ${target}\n`)

const contenders = [prepareOurs('Topshelf, everything', 'everything'), prepareOurs('Topshelf, pages alone', 'pages')]
for (const project of [astroProject, nextProject, eleventyProject]) contenders.push(await preparePeer(project))

const costs = new Map<string, CommandCost[]>(contenders.map(({ name }) => [name, []]))
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const { name, folder, command, outFolder, caches } of contenders) {
    for (const left of [outFolder, ...caches]) rmSync(join(folder, left), { recursive: true, force: true })
    console.log(`Round ${round}: ${name} …`)
    costs.get(name)!.push(await measureCommand(folder, command))
  }
}

const rows: Record<string, Record<string, string | number>> = {}
for (const { name, folder, outFolder } of contenders) {
  const site = join(folder, outFolder)
  rows[name] = describe(costs.get(name)!, measureBytes(site), await measureVisit(site, '/drivers/', target))
}
console.table(rows)
if (values.keep) console.log(`Kept in ${workFolder}`)
else rmSync(workFolder, { recursive: true, force: true })

function prepareOurs(name: string, extent: string): Contender {
  const folder = join(workFolder, `ours-${extent}`)
  mkdirSync(folder)
  const script = join(import.meta.dirname, 'peers/build-ours.ts')
  const command = [process.execPath, script, dataFolder, folder, extent]
  return { name, folder, command, outFolder: 'out', caches: ['cache'] }
}

async function preparePeer(project: typeof astroProject): Promise<Contender> {
  const folder = join(workFolder, project.name.split(' ')[0]!.toLowerCase())
  await setUpPeer(project, folder, dataFolder)
  const [program, ...words] = project.command
  // Through the pinned Node, whatever the machine has.
  const command = [process.execPath, join(folder, 'node_modules/.bin', program!), ...words]
  const { outFolder, caches } = project
  return { name: `${project.name} ${Object.values(project.packages)[0]}`, folder, command, outFolder, caches }
}

/** Each figure is the median of its rounds. */
function describe(all: readonly CommandCost[], bytes: number, visit: VisitCost): Record<string, string | number> {
  const typical = (read: (cost: CommandCost) => number) => median(all.map(read))
  const wallSeconds = typical((cost) => cost.wallSeconds)
  const cpuSeconds = typical((cost) => cost.cpuSeconds)
  return {
    'pages/s': Math.round(pageCount / wallSeconds),
    'wall s': Number(wallSeconds.toFixed(1)),
    'CPU s': Number(cpuSeconds.toFixed(1)),
    'pages/CPU s': Math.round(pageCount / cpuSeconds),
    'peak MB': Math.round(typical((cost) => cost.peakMegabytes)),
    'output MB': Number((bytes / 1e6).toFixed(1)),
    'JavaScript kB (brotli)': Number((visit.scriptBytes / 1e3).toFixed(1)),
    'click to heading ms': Math.round(visit.clickMs),
  }
}

function measureBytes(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}
