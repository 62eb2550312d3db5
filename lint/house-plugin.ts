/**
 * The linter's rules for the plan in `house.ts`, for the oldest browsers in `browser-floor.ts`, and for objects with texts
 * as keys in `text-keys.ts`. The first sees every import: of values and of types, static and dynamic.
 * https://oxc.rs/docs/guide/usage/linter/js-plugins.html
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { findNewer, readersCode, serverFiles, type UseNode } from './browser-floor.ts'
import { unreached, isTable, nameLookedUp, nameTextKeyed, type KeyNode } from './text-keys.ts'
import { floors, pureRooms, rooms, type Room } from './house.ts'

interface FileLocation {
  readonly room: Room
  readonly folder: string
}

interface ImportNode {
  readonly type: string
  readonly source?: { readonly value?: unknown } | null
}

interface RuleContext {
  readonly cwd: string
  readonly filename: string
  readonly report: (fault: { readonly node: ImportNode | UseNode | KeyNode; readonly message: string }) => void
}

const frameworks = /^node:|^(?:react|react-dom|hono)(?:\/|$)/
/** Values or types, at once or later. */
const importedPath = /\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g
const testFile = /\.test\.tsx?$|\/testing\//

/** @returns what is wrong with an import, and the remedy; null for nothing. @param file relative to the project at `root` */
function findFault(root: string, file: string, specifier: string): string | null {
  const from = locateFile(file)
  if (!from) return null
  if (!specifier.startsWith('.') && !specifier.startsWith('#')) return findForeignFault(from, specifier)
  const target = resolveImport(file, specifier)
  if (target.startsWith('tools/') && !testFile.test(file))
    return 'tools/ is for developers alone: nothing that ships uses it.'
  const to = locateFile(target)
  if (!to) return null
  if (testFile.test(target) && !testFile.test(file)) return 'Only tests may import from a testing folder.'
  if ((to.room === from.room) === specifier.startsWith('#'))
    return 'Across rooms import #room/file.ts, inside one relatively.'
  if (to.room !== from.room) return findRoomFault(from.room, to.room)
  return testFile.test(file) ? null : (findFloorFault(from, to) ?? findCircle(root, from.folder, to.folder))
}

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)
}

function locateFile(file: string): FileLocation | null {
  const [source, room = ''] = file.split('/')
  return source === 'src' && isRoom(room) ? { room, folder: posix.dirname(file) } : null
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name)
}

function findForeignFault({ room }: FileLocation, specifier: string): string | null {
  if (pureRooms.includes(room) && frameworks.test(specifier)) {
    return `src/${room} is pure: no disk, no network, no framework.`
  }
  return room === 'site' && specifier.startsWith('node:') ? 'src/site runs in browsers.' : null
}

function findRoomFault(from: Room, to: Room): string | null {
  const allowed: readonly string[] = rooms[from]
  if (allowed.includes(to)) return null
  return `src/${from} may import only: ${allowed.join(', ') || 'no other room'}. See ARCHITECTURE.md.`
}

function findFloorFault(from: FileLocation, to: FileLocation): string | null {
  if (from.room !== 'site') return null
  const [lower, upper] = [from, to].map(({ folder }) => floors.indexOf(folder.split('/')[2] ?? ''))
  if (lower! >= upper! && upper! >= 0) return null
  return `The floors of src/site are ${floors.join(', ')}; each may import from those before it: move what both need down, or hand it in from above. A new floor goes into lint/house.ts.`
}

/** Says how the folder that is imported leads back to the one that imports it; null where it does not. */
function findCircle(root: string, from: string, to: string): string | null {
  if (from === to) return null
  const uses = readUses(root)
  const ways = new Map([[to, to]])
  for (const [folder, way] of ways) {
    if (folder === from) return `Folders import each other in a circle, ${from} → ${way}: move what both need down.`
    for (const next of uses.get(folder) ?? []) if (!ways.has(next)) ways.set(next, `${way} → ${next}`)
  }
  return null
}

let known: { readonly root: string; readonly uses: ReadonlyMap<string, ReadonlySet<string>> } | undefined

/** Which folders each folder imports from, but for tests: read once, and of all files at once. */
function readUses(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  if (known?.root === root) return known.uses
  const uses = new Map<string, Set<string>>()
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const file = path.split(sep).join('/')
    if (testFile.test(file)) continue
    const own = uses.get(posix.dirname(file)) ?? new Set()
    uses.set(posix.dirname(file), own)
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(importedPath))
      own.add(posix.dirname(resolveImport(file, specifier)))
  }
  known = { root, uses }
  return uses
}

const direction = {
  create(context: RuleContext) {
    const file = toProjectPath(context)
    const check = (node: ImportNode) => {
      const specifier = node.source?.value
      const message = typeof specifier === 'string' ? findFault(context.cwd, file, specifier) : null
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

const browserFloor = {
  create(context: RuleContext) {
    const file = toProjectPath(context)
    if (!readersCode.test(file) || serverFiles.includes(file) || testFile.test(file)) return {}
    const check = (node: UseNode) => {
      const found = findNewer(node)
      if (found) context.report({ node, message: `The oldest browsers of readers lack ${found}.` })
    }
    return { MemberExpression: check, CallExpression: check }
  },
}

const textKeys = {
  create(context: RuleContext) {
    const file = toProjectPath(context)
    if (!file.startsWith('src/') || unreached.test(file) || testFile.test(file)) return {}
    const declared = new Set<string>()
    const read = new Map<KeyNode, string>()
    const declare = (node: KeyNode) => {
      const name = nameTextKeyed(node)
      if (name !== null) declared.add(name)
    }
    return {
      Identifier: declare,
      PropertyDefinition: declare,
      TSPropertySignature: declare,
      VariableDeclarator(node: KeyNode) {
        if (isTable(node))
          context.report({ node, message: 'Names of the language are in every object: make it a Map.' })
      },
      MemberExpression(node: KeyNode) {
        const name = nameLookedUp(node)
        if (name !== null) read.set(node, name)
      },
      'Program:exit'() {
        const message =
          'Names of the language are in every object: read it with ownValue() of #documents/json-value.ts.'
        for (const [node, name] of read) if (declared.has(name)) context.report({ node, message })
      },
    }
  },
}

function toProjectPath({ cwd, filename }: RuleContext): string {
  return relative(cwd, filename).split(sep).join('/')
}

export default { meta: { name: 'house' }, rules: { direction, 'browser-floor': browserFloor, 'text-keys': textKeys } }
