/** The linter keeps walls and floors, and finds circles: what lint/house.ts forbids is an error, what it allows is none. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#generator/files/project-root.ts'
import { floors, pureRooms, rooms, type Room } from '../../lint/house.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

const roomNames = Object.keys(rooms).filter(isRoom)

function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name)
}

const crossings = roomNames.flatMap((from) => roomNames.filter((to) => to !== from).map((to) => ({ from, to })))

const steps = floors.slice(1).map((upper, index) => ({ lower: floors[index]!, upper }))

/** Every way to import. */
const forms = {
  value: (path: string) => `import { thing } from '${path}'\n\nexport const other = () => thing\n`,
  type: (path: string) => `import type { Thing } from '${path}'\n\nexport const other = (thing: Thing) => thing\n`,
  dynamic: (path: string) => `export const other = () => import('${path}')\n`,
  'inline type': (path: string) => `export type Other = import('${path}').Thing\n`,
  'passed on': (path: string) => `export { thing } from '${path}'\n`,
}

/** Files that each hold one import, by their path. */
const imports = new Map<string, string>([
  ...crossings.map(({ from, to }) => [`src/${from}/uses-${to}.ts`, `#${to}/thing.ts`] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-disk.ts`, 'node:fs'] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-react.ts`, 'react'] as const),
  ['src/site/uses-disk.ts', 'node:fs'],
  ['src/pages/plan/uses-testing.ts', '../testing/thing.ts'],
  ['src/site/uses-tool.ts', '../../tools/thing.ts'],
  ['src/pages/climbs.ts', '../catalogue/thing.ts'],
  ['src/pages/goes-round.ts', '#pages/thing.ts'],
  ['src/pages/cycle-a.ts', './cycle-b.ts'],
  ['src/pages/cycle-b.ts', './cycle-a.ts'],
  ['src/site/features/new/thing.ts', '../../ui/thing.ts'],
  ['src/site/parts/thing.ts', '../ui/thing.ts'],
  ...steps.flatMap(({ lower, upper }) => [
    [`src/site/${upper}/uses-${lower}.ts`, `../${lower}/thing.ts`] as const,
    [`src/site/${lower}/climbing/uses-${upper}.ts`, `../../${upper}/thing.ts`] as const,
  ]),
])

/** By their path, files that climb from the lowest floor to the highest, each in another form. */
const climbers = new Map(
  Object.entries(forms).map(([form, write]) => [
    `src/site/ui/climbing/by-${toName(form)}.ts`,
    write('../../shell/thing.ts'),
  ]),
)

/** By their path, two files of which one needs no more than a type of the other. */
const typeCycle = new Map([
  ['src/pages/type-cycle-a.ts', forms.type('./type-cycle-b.ts')],
  ['src/pages/type-cycle-b.ts', forms.value('./type-cycle-a.ts')],
])

/** By their path, files of three folders that lead in a circle though no two files do, each by another form of import. */
const circle = new Map([
  ['src/pages/one/start.ts', forms.type('../two/start.ts')],
  ['src/pages/two/other.ts', forms.dynamic('../three/start.ts')],
  ['src/pages/three/other.ts', forms['inline type']('../one/other.ts')],
])

/** What may meet a name of the language, and what may not, by the path of a file. */
const tableType = 'Readonly<Record<string, string>>'
const lookups = new Map<string, { readonly text: string; readonly isFault: boolean }>([
  ['src/site/has-table.ts', { text: `export const table: ${tableType} = { dk: 'donkey kong' }\n`, isFault: true }],
  ['src/site/has-map.ts', { text: `export const table = new Map([['dk', 'donkey kong']])\n`, isFault: false }],
  ['src/site/has-copy.ts', lookUp(`const copy: ${tableType} = { ...given }\n  return Object.keys(copy)`, false)],
  ['src/site/reads.ts', lookUp('return given[name]', true)],
  ['src/site/reads-part.ts', lookUp('return part.given[name]', true, 'part: { given: JsonObject }')],
  ['src/site/reads-named.ts', lookUp("return given['name']", false)],
  ['src/site/writes.ts', lookUp("given[name] = 'donkey kong'", false, 'given: Record<string, string>')],
  ['src/site/reads-kinds.ts', lookUp('return given[name]', false, 'given: Record<Kind, string>')],
  ['src/server/reads.ts', lookUp('return given[name]', true)],
  ['src/generator/reads.ts', lookUp('return given[name]', false)],
])

function lookUp(text: string, isFault: boolean, parameter = `given: ${tableType}`) {
  return { text: `export function lookUp(${parameter}, name: string) {\n  ${text}\n}\n`, isFault }
}

function toName(text: string): string {
  return text.replaceAll(/[^a-z]/g, '-')
}

interface Diagnostic {
  readonly filename: string
  readonly code: string
}

const fault = 'house(direction)'
const folder = makeTemporaryFolder()
const faults = new Map<string, string[]>()

beforeAll(() => {
  for (const [file, imported] of imports) plant(file, forms.value(imported))
  for (const [file, text] of [...climbers, ...typeCycle, ...circle]) plant(file, text)
  for (const [file, { text }] of lookups) plant(file, text)
  cpSync(join(projectRoot, 'lint'), join(folder, 'lint'), { recursive: true })
  cpSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const { filename, code } of lint()) faults.set(filename, [...(faults.get(filename) ?? []), code])
})

function plant(file: string, text: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

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
  const allowed: readonly string[] = rooms[from]
  expect(faults.get(`src/${from}/uses-${to}.ts`) ?? []).toEqual(allowed.includes(to) ? [] : [fault])
})

test.each(pureRooms)('%s is pure', (room) => {
  expect(faults.get(`src/${room}/uses-disk.ts`)).toEqual([fault])
  expect(faults.get(`src/${room}/uses-react.ts`)).toEqual([fault])
})

test.each(steps)('in the site, $upper may use $lower, and not the other way round', ({ lower, upper }) => {
  expect(faults.get(`src/site/${upper}/uses-${lower}.ts`) ?? []).toEqual([])
  expect(faults.get(`src/site/${lower}/climbing/uses-${upper}.ts`)).toEqual([fault])
})

test.each([...circle.keys()])('a circle of folders is an error in %s', (file) => {
  expect(faults.get(file)).toEqual([fault])
})

test.each([...climbers.keys()])('every form of import counts: %s', (file) => {
  expect(faults.get(file)).toEqual([fault])
})

test.each([
  ['the disk from the browser', 'src/site/uses-disk.ts', fault],
  ['a tool for developers from what ships', 'src/site/uses-tool.ts', fault],
  ['a way across rooms by dots', 'src/pages/climbs.ts', fault],
  ['a way round to the own room', 'src/pages/goes-round.ts', fault],
  ['what helps tests from other code', 'src/pages/plan/uses-testing.ts', fault],
  ['a floor that the plan does not have', 'src/site/parts/thing.ts', fault],
  ['a cycle of files', 'src/pages/cycle-a.ts', 'import(no-cycle)'],
  ['a cycle of files by a type', 'src/pages/type-cycle-a.ts', 'import(no-cycle)'],
])('%s is an error', (_, file, code) => {
  expect(faults.get(file)).toEqual([code])
})

test('a new folder of a floor needs no registration', () => {
  expect(faults.has('src/site/features/new/thing.ts')).toBe(false)
})

test.each([...lookups])('%s meets no name of the language', (file, { isFault }) => {
  const found = (faults.get(file) ?? []).filter((code) => code === 'house(text-keys)')
  expect(found).toEqual(isFault ? ['house(text-keys)'] : [])
})
