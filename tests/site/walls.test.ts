/** The linter keeps walls and floors: what lint/house.ts forbids is an error, what it allows is none. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { folders, pureRooms, rooms, type Room } from '../../lint/house.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

const roomNames = Object.keys(rooms).filter(isRoom)

function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name)
}

const crossings = roomNames.flatMap((from) => roomNames.filter((to) => to !== from).map((to) => ({ from, to })))

/** Neighbours in the order of folders, and the lowest and the highest. */
const floors = roomNames.flatMap((room) => {
  const order = folders[room] ?? []
  const pairs = order.slice(1).map((upper, index) => ({ room, lower: order[index]!, upper }))
  return order.length > 2 ? [...pairs, { room, lower: order[0]!, upper: order.at(-1)! }] : pairs
})

/** Every way to import. */
const forms = {
  value: (path: string) => `import { thing } from '${path}'\n\nexport const other = () => thing\n`,
  type: (path: string) => `import type { Thing } from '${path}'\n\nexport const other = (thing: Thing) => thing\n`,
  dynamic: (path: string) => `export const other = () => import('${path}')\n`,
  'inline type': (path: string) => `export type Other = import('${path}').Thing\n`,
  'passed on': (path: string) => `export { thing } from '${path}'\n`,
}

/** From a folder of a room to another; the empty name is the room's root. */
function lead(from: string, to: string): string {
  const path = posix.relative(from, to)
  return `${path.startsWith('.') ? path : `./${path}`}/thing.ts`
}

/** Files that each hold one import, by their path. */
const imports = new Map<string, string>([
  ...crossings.map(({ from, to }) => [`src/${from}/uses-${to}.ts`, `#${to}/thing.ts`] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-disk.ts`, 'node:fs'] as const),
  ...pureRooms.map((room) => [`src/${room}/uses-react.ts`, 'react'] as const),
  ['src/site/uses-disk.ts', 'node:fs'],
  ['src/pages/plan/uses-testing.ts', '../testing/thing.ts'],
  ['src/pages/climbs.ts', '../catalogue/thing.ts'],
  ['src/pages/goes-round.ts', '#pages/thing.ts'],
  ['src/pages/cycle-a.ts', './cycle-b.ts'],
  ['src/pages/cycle-b.ts', './cycle-a.ts'],
  ['src/site/features/new/thing.ts', '../../ui/thing.ts'],
  ...floors.flatMap(({ room, lower, upper }) => [
    [nameUse(room, upper, lower), lead(upper, lower)] as const,
    [nameUse(room, lower, upper), lead(lower, upper)] as const,
  ]),
])

/** By their path, files that climb from the lowest floor to the highest, each in another form. */
const climbers = new Map(
  Object.entries(forms).map(([form, write]) => [
    `src/site/ui/climbs-by-${toName(form)}.ts`,
    write('../shell/thing.ts'),
  ]),
)

/** By their path, two files of which one needs no more than a type of the other. */
const typeCycle = new Map([
  ['src/pages/type-cycle-a.ts', forms.type('./type-cycle-b.ts')],
  ['src/pages/type-cycle-b.ts', forms.value('./type-cycle-a.ts')],
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

/** The file of a folder that imports from another. */
function nameUse(room: Room, from: string, to: string): string {
  return posix.join('src', room, from, `uses-folder-${toName(to)}.ts`)
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
  for (const [file, imported] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), forms.value(imported))
  }
  for (const [file, text] of [...climbers, ...typeCycle]) writeFileSync(join(folder, file), text)
  for (const [file, { text }] of lookups) writeFileSync(join(folder, file), text)
  cpSync(join(projectRoot, 'lint'), join(folder, 'lint'), { recursive: true })
  cpSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const { filename, code } of lint()) faults.set(filename, [...(faults.get(filename) ?? []), code])
})

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

test.each(floors)('in $room, $upper may use $lower, and not the other way round', ({ room, lower, upper }) => {
  expect(faults.get(nameUse(room, upper, lower)) ?? []).toEqual([])
  expect(faults.get(nameUse(room, lower, upper))).toEqual([fault])
})

test.each([...climbers.keys()])('every form of import counts: %s', (file) => {
  expect(faults.get(file)).toEqual([fault])
})

test.each([
  ['the disk from the browser', 'src/site/uses-disk.ts', fault],
  ['a way across rooms by dots', 'src/pages/climbs.ts', fault],
  ['a way round to the own room', 'src/pages/goes-round.ts', fault],
  ['what helps tests from other code', 'src/pages/plan/uses-testing.ts', fault],
  ['a folder that the plan does not have', 'src/site/features/new/thing.ts', fault],
  ['a cycle of files', 'src/pages/cycle-a.ts', 'import(no-cycle)'],
  ['a cycle of files by a type', 'src/pages/type-cycle-a.ts', 'import(no-cycle)'],
])('%s is an error', (_, file, code) => {
  expect(faults.get(file)).toEqual([code])
})

test.each([...lookups])('%s meets no name of the language', (file, { isFault }) => {
  const found = (faults.get(file) ?? []).filter((code) => code === 'house(text-keys)')
  expect(found).toEqual(isFault ? ['house(text-keys)'] : [])
})

test('every source folder is in the plan, and the plan has no others', () => {
  for (const [room, order] of Object.entries(folders)) {
    const found = new Set(
      listFiles(join(projectRoot, 'src', room))
        .filter((file) => /\.(?:tsx?|css)$/.test(file))
        .map((file) => (file.includes('/') ? dirname(file) : ''))
        .filter((name) => !/(?:^|\/)testing$/.test(name)),
    )
    expect([...found].toSorted(), room).toEqual([...order].toSorted())
  }
})

/** The folders of a room as ARCHITECTURE.md draws them. */
function findDrawing(room: Room): string {
  const text = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8')
  return new RegExp(`^For \`src/${room}/\`.*:\\n\\n((?: {4}.*\\n)+)`, 'm').exec(text)?.[1] ?? ''
}

/** The folders of a floor as they are drawn: the highest first, each followed by those inside it on a line of their own. */
function drawFloor(floor: string): string[] {
  const below = (folders.site ?? []).filter((name) => name === floor || name.startsWith(`${floor}/`)).toReversed()
  const names = [...new Set(below.map((name) => name.split('/')[1] ?? floor))]
  const inner = names.flatMap((name) => {
    const prefix = `${floor}/${name}/`
    const found = below.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length))
    return found.length > 0 ? ['of', `${name}:`, ...found] : []
  })
  return [floor, ...names, ...inner]
}

test('ARCHITECTURE.md draws the plan of the site and of the server', () => {
  const site = findDrawing('site').match(/[a-z-]+:?/g)
  expect(site).toEqual(['shell', 'pages', 'features', 'ui'].flatMap(drawFloor))
  const server = findDrawing('server').match(/[a-z/]+/g)
  expect(server).toEqual((folders.server ?? []).filter((name) => name !== '').toReversed())
})
