/**
 * The linter's rules for the plan in `house.ts`, for the oldest browsers in `browser-floor.ts`, and for objects with texts
 * as keys in `text-keys.ts`. The first sees every import: of values and of types, static and dynamic.
 * https://oxc.rs/docs/guide/usage/linter/js-plugins.html
 */
import { posix, relative, sep } from 'node:path'
import { findNewer, readersCode, serverFiles, type UseNode } from './browser-floor.ts'
import { unreached, isTable, nameLookedUp, nameTextKeyed, type KeyNode } from './text-keys.ts'
import { folders, pureRooms, rooms, type Room } from './house.ts'

interface FileLocation {
  readonly room: Room
  /** Below the room, empty for a file at its root. */
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
const testFile = /\.test\.tsx?$|\/testing\//

/** @returns what is wrong with an import, and the remedy; null for nothing. @param file relative to the project */
export function findFault(file: string, specifier: string): string | null {
  const from = locateFile(file)
  if (!from) return null
  if (!specifier.startsWith('.') && !specifier.startsWith('#')) return findForeignFault(from, specifier)
  const target = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)
  const to = locateFile(target)
  if (!to) return null
  if (testFile.test(target) && !testFile.test(file)) return 'Only tests may import from a testing folder.'
  if ((to.room === from.room) === specifier.startsWith('#'))
    return 'Across rooms import #room/file.ts, inside one relatively.'
  return to.room === from.room ? findFolderFault(file, from, to) : findRoomFault(from.room, to.room)
}

function locateFile(file: string): FileLocation | null {
  const [source, room = '', ...rest] = file.split('/')
  if (source !== 'src' || !isRoom(room)) return null
  return { room, folder: rest.slice(0, -1).join('/') }
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

function findFolderFault(file: string, from: FileLocation, to: FileLocation): string | null {
  const order = folders[from.room]
  if (!order || from.folder === to.folder || testFile.test(file)) return null
  const unknown = [from, to].find(({ folder }) => !order.includes(folder))
  if (unknown) return `${nameFolder(unknown)} has no place in the plan yet: add it to lint/house.ts.`
  if (order.indexOf(to.folder) < order.indexOf(from.folder)) return null
  const [lower, upper] = [nameFolder(from), nameFolder(to)]
  return `${lower} stands below ${upper} in lint/house.ts: move what both need down, or hand it in from above.`
}

function nameFolder({ room, folder }: FileLocation): string {
  return folder === '' ? `The root of src/${room}` : `src/${room}/${folder}`
}

const direction = {
  create(context: RuleContext) {
    const file = toProjectPath(context)
    const check = (node: ImportNode) => {
      const specifier = node.source?.value
      const message = typeof specifier === 'string' ? findFault(file, specifier) : null
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
