/**
 * `npm run bench:dev`: how long developers wait. The first page of a server that has just been started,
 * without and with Vite's cache; then edits of a content file, of the code that makes pages and of a component, from
 * the moment the file is saved until a browser shows the new text. Works on a copy of the project.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { projectRoot } from '#generator/files/project-root.ts'
import { findChromium } from '../tests/browser/chromium.ts'
import { startDevServer, type DevServer } from '../tests/browser/dev-server.ts'
import { isAwake } from '../tests/browser/is-awake.ts'
import { median } from './quantile.ts'
import { readCpuSeconds } from './process-family.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const path = '/drivers/mario/'

/** A text in a file that is replaced, and the element whose text tells that the browser shows it. */
interface Edit {
  readonly name: string
  readonly file: string
  readonly before: string
  readonly after: (mark: string) => string
  readonly selector: string
}

const edits: readonly Edit[] = [
  {
    name: 'a content file',
    file: 'content/drivers/mario.yaml',
    before: 'name: Mario',
    after: (mark) => `name: Mario ${mark}`,
    selector: 'main h1',
  },
  {
    name: 'code that makes page data',
    file: 'src/pages/item/build-item-page.ts',
    before: 'item: ref,',
    after: (mark) => `item: { ...ref, name: \`\${ref.name} ${mark}\` },`,
    selector: 'main h1',
  },
  {
    name: 'a component',
    file: 'src/site/ui/components/page-header.tsx',
    before: '<h1 tabIndex={-1}>',
    after: (mark) => `<h1 tabIndex={-1}>${mark} `,
    selector: 'main h1',
  },
]

interface Cost {
  readonly wall: number
  readonly cpu: number
}

/** Below the project, so that its libraries are found; its own Vite cache is in its own node_modules. */
const copy = join(projectRoot, '.cache/bench-dev')
rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
for (const name of [
  'src',
  'tools',
  'lint',
  'content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
])
  cpSync(join(projectRoot, name), join(copy, name), { recursive: true })

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const results = new Map<string, Cost[]>()

for (let round = 0; round < rounds; round += 1) {
  rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
  await measureFirstPage('first page, nothing cached')
  await measureFirstPage('first page, libraries cached', async (server, page) => {
    for (const edit of edits) await measureEdit(edit, round, server, page)
  })
}
await browser.close()

console.table(
  Object.fromEntries(
    [...results].map(([name, costs]) => [
      name,
      {
        'wall, median': format(median(costs.map(({ wall }) => wall))),
        'wall, longest': format(Math.max(...costs.map(({ wall }) => wall))),
        'CPU of the server, median': format(median(costs.map(({ cpu }) => cpu))),
      },
    ]),
  ),
)

async function measureFirstPage(
  name: string,
  afterwards: (server: DevServer, page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const start = performance.now()
  await using server = await startDevServer(copy)
  note(`${name}: it listens`, start, readCpuSeconds(server.processId))
  await page.goto(server.url + path, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  note(`${name}: it shows`, start, readCpuSeconds(server.processId))
  await untilAwake(page)
  note(`${name}: it is awake`, start, readCpuSeconds(server.processId))
  await afterwards(server, page)
  await context.close()
}

async function measureEdit(edit: Edit, round: number, server: DevServer, page: Page): Promise<void> {
  const file = join(copy, edit.file)
  const original = readFileSync(file, 'utf8')
  const mark = `Edit ${round}`
  const changed = original.replace(edit.before, () => edit.after(mark))
  if (changed === original) throw new Error(`${edit.file} has no ${edit.before} to edit.`)
  await untilAwake(page)
  await settle(server)
  const cpuBefore = readCpuSeconds(server.processId)
  const start = performance.now()
  writeFileSync(file, changed)
  await untilText(page, edit.selector, mark, true)
  note(`edit of ${edit.name}`, start, readCpuSeconds(server.processId) - cpuBefore)
  // A change that follows another at once may pass unnoticed.
  await settle(server)
  writeFileSync(file, original)
  await untilText(page, edit.selector, mark, false)
}

/** Until the server is idle. */
async function settle(server: DevServer): Promise<void> {
  for (
    let last = -1, now = readCpuSeconds(server.processId);
    now - last > 0.02;
    last = now, now = readCpuSeconds(server.processId)
  )
    await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Until the first element of a selector has a text in it, or no longer has it; over reloads of the page, too. */
async function untilText(page: Page, selector: string, text: string, isThere: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const found = document.querySelector(wanted.selector)?.textContent
      return found !== undefined && found !== null && found.includes(wanted.text) === wanted.isThere
    },
    { selector, text, isThere },
  )
}

/** Waits until the links of the page are the site's own; over reloads of the page, too. */
async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
}

function note(name: string, start: number, cpu: number): void {
  const cost = { wall: (performance.now() - start) / 1000, cpu }
  results.set(name, [...(results.get(name) ?? []), cost])
  console.error(`${name}: ${format(cost.wall)}, CPU ${format(cost.cpu)}`)
}

function format(seconds: number): string {
  return `${seconds.toFixed(2)} s`
}
