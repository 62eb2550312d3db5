/** The linter keeps the walls between the rooms: what ARCHITECTURE.md forbids is an error, what it allows is none. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#generator/project-root.ts'

const rooms = ['catalogue', 'rankings', 'pages', 'documents', 'site', 'generator', 'server'] as const
type Room = (typeof rooms)[number]

/** What each room may import besides itself. */
const allowed: Record<Room, readonly Room[]> = {
  catalogue: [],
  rankings: ['catalogue'],
  pages: ['catalogue', 'rankings'],
  documents: [],
  site: ['catalogue', 'rankings', 'pages', 'documents'],
  generator: ['catalogue', 'rankings', 'pages', 'documents', 'site'],
  server: ['documents'],
}

const crossings = rooms.flatMap((from) => rooms.filter((to) => to !== from).map((to) => ({ from, to })))
const pureRooms = rooms.filter((room) => !['site', 'generator', 'server'].includes(room))

/** Files that each hold one import, by their path. */
const imports = new Map<string, string>([
  ...crossings.map(({ from, to }) => [`src/${from}/uses-${to}.ts`, `#${to}/thing.ts`] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-disk.ts`, 'node:fs'] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-react.ts`, 'react'] as const),
  ['src/site/uses-disk.ts', 'node:fs'],
  ['src/pages/climbs.ts', '../catalogue/thing.ts'],
  ['src/pages/goes-round.ts', '#pages/thing.ts'],
  ['src/pages/cycle-a.ts', './cycle-b.ts'],
  ['src/pages/cycle-b.ts', './cycle-a.ts'],
])

interface Diagnostic {
  readonly filename: string
  readonly code: string
}

const folder = mkdtempSync(join(tmpdir(), 'topshelf-walls-'))
const faults = new Map<string, string[]>()

beforeAll(() => {
  for (const [file, imported] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `import { thing } from '${imported}'\n\nexport const other = () => thing\n`)
  }
  cpSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const { filename, code } of lint()) faults.set(filename, [...(faults.get(filename) ?? []), code])
})

afterAll(() => rmSync(folder, { recursive: true }))

function lint(): Diagnostic[] {
  try {
    execFileSync(join(projectRoot, 'node_modules/.bin/oxlint'), ['--format', 'json', 'src'], {
      cwd: folder,
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    // Faults found make an exit code, and with it an exception that holds the output.
    if (!(error instanceof Error && 'stdout' in error)) throw error
    const report: { diagnostics: Diagnostic[] } = JSON.parse(String(error.stdout))
    return report.diagnostics
  }
}

test.each(crossings)('$from and $to', ({ from, to }) => {
  const expected = allowed[from].includes(to) ? [] : ['eslint(no-restricted-imports)']
  expect(faults.get(`src/${from}/uses-${to}.ts`) ?? []).toEqual(expected)
})

test.each(pureRooms)('%s is pure', (room) => {
  expect(faults.get(`src/${room}/uses-disk.ts`)).toEqual(['eslint(no-restricted-imports)'])
  expect(faults.get(`src/${room}/uses-react.ts`)).toEqual(['eslint(no-restricted-imports)'])
})

test.each([
  ['the disk from the browser', 'src/site/uses-disk.ts', 'eslint(no-restricted-imports)'],
  ['a way across rooms by dots', 'src/pages/climbs.ts', 'eslint(no-restricted-imports)'],
  ['a way round to the own room', 'src/pages/goes-round.ts', 'eslint(no-restricted-imports)'],
  ['a cycle', 'src/pages/cycle-a.ts', 'import(no-cycle)'],
])('%s is an error', (_, file, code) => {
  expect(faults.get(file)).toEqual([code])
})
