/**
 * `npm run bench:peers [-- --pages 2000]`: the same page data built into a site by this project and by other tools,
 * one after the other, in a folder of its own below the system's for temporary files. The tools come from the npm
 * registry. Each begins with the same exported page data; the peers render it plainly (headings, rows, links).
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

const { values } = parseArgs({ options: { pages: { type: 'string', default: '2000' }, keep: { type: 'boolean' } } })
const workFolder = mkdtempSync(join(tmpdir(), 'topshelf-peers-'))
const dataFolder = join(workFolder, 'data')

const pageCount = exportPages(
  parseBuildOptions(['--today', '2026-11-21'], process.env),
  Number(values.pages),
  dataFolder,
)
const paths: readonly string[] = JSON.parse(readFileSync(join(dataFolder, 'paths.json'), 'utf8'))
const target = paths.find((path) => /^\/drivers\/[^/]+\/$/.test(path)) ?? '/drivers/'
console.log(`${pageCount} pages, click from /drivers/ to ${target}\n`)

const rows: Record<string, Record<string, string | number>> = {}
const ours = join(workFolder, 'ours')
mkdirSync(ours)
const script = join(import.meta.dirname, 'peers/build-ours.ts')
await measure('Topshelf', ours, [process.execPath, script, dataFolder, ours], join(ours, 'out'))
for (const project of [astroProject, nextProject, eleventyProject]) {
  const folder = join(workFolder, project.name.split(' ')[0]!.toLowerCase())
  setUpPeer(project, folder, dataFolder)
  const [program, ...words] = project.command
  const label = `${project.name} ${Object.values(project.packages)[0]}`
  // Through the pinned Node, whatever the machine has.
  const command = [process.execPath, join(folder, 'node_modules/.bin', program!), ...words]
  await measure(label, folder, command, join(folder, project.outFolder))
}
console.table(rows)
if (values.keep) console.log(`Kept in ${workFolder}`)
else rmSync(workFolder, { recursive: true, force: true })

async function measure(name: string, folder: string, command: readonly string[], outFolder: string): Promise<void> {
  console.log(`${name} …`)
  const cost = await measureCommand(folder, command)
  rows[name] = describe(cost, measureBytes(outFolder), await measureVisit(outFolder, '/drivers/', target))
}

function describe(cost: CommandCost, bytes: number, visit: VisitCost): Record<string, string | number> {
  return {
    'pages/s': Math.round(pageCount / cost.wallSeconds),
    'wall s': Number(cost.wallSeconds.toFixed(1)),
    'CPU s': Number(cost.cpuSeconds.toFixed(1)),
    'peak MB': Math.round(cost.peakMegabytes),
    'output MB': Number((bytes / 1e6).toFixed(1)),
    'JavaScript kB (brotli)': Number((visit.scriptBytes / 1e3).toFixed(1)),
    'click to heading ms': Math.round(visit.clickMs),
  }
}

function measureBytes(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}
