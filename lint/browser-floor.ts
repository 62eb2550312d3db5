/**
 * The oldest browsers of readers, and what newer ones have that they lack. The language itself and its library are held by
 * `src/site/tsconfig.json` and the bundler's target; the rule here holds what browsers add, which TypeScript does not
 * tell apart by year.
 */

/** What the bundler compiles code and styles for. The README names them. */
export const browserFloor = ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'] as const

/** Rooms whose code pages load, and of these the files that only the server loads. */
export const readersCode = /^src\/(?:base|catalogue|rankings|pages|documents|site)\//
export const serverFiles: readonly string[] = ['src/documents/check-json.ts']

/** By the name after the dot; the remedy is in the sentence. */
const newer: Readonly<Record<string, string>> = {
  any: 'AbortSignal.any: use abortWithAny',
  canParse: 'URL.canParse: use parseUrl',
  parse: 'URL.parse: use parseUrl',
  withResolvers: 'Promise.withResolvers: use defer',
  groupBy: 'Map.groupBy and Object.groupBy: use groupBy of src/base',
  checkVisibility: 'checkVisibility: use getClientRects',
  estimate: "storage.estimate: ask `'estimate' in navigator.storage` before",
  Segmenter: "Intl.Segmenter: ask `'Segmenter' in Intl` before",
  DurationFormat: 'Intl.DurationFormat',
  showPopover: 'popovers: call it with ?.()',
  hidePopover: 'popovers: call it with ?.()',
  togglePopover: 'popovers: call it with ?.()',
  requestIdleCallback: 'requestIdleCallback',
  startViewTransition: 'startViewTransition',
  isWellFormed: 'String.isWellFormed',
  toWellFormed: 'String.toWellFormed',
}

/** These names mean something else elsewhere: `JSON.parse`, `Promise.any`. */
const owners: Readonly<Record<string, readonly string[]>> = {
  any: ['AbortSignal'],
  canParse: ['URL'],
  parse: ['URL'],
  groupBy: ['Map', 'Object'],
}

/** The parts of a syntax-tree node that the rule looks at. */
export interface UseNode {
  readonly type: string
  readonly parent?: UseNode | null
  readonly object?: { readonly name?: unknown }
  readonly property?: { readonly name?: unknown }
  /** Of a call. */
  readonly callee?: UseNode
  readonly optional?: boolean
  readonly arguments?: readonly unknown[]
  /** Of a condition. */
  readonly test?: { readonly operator?: unknown; readonly left?: { readonly value?: unknown } }
}

/** @param use a member, or a call. @returns what it uses that is newer than the floor, and the remedy; null for nothing */
export function findNewer(use: UseNode): string | null {
  if (use.type === 'CallExpression')
    return hasValueOfParameter(use) ? 'URLSearchParams with a value: compare pairs' : null
  const { object, property, parent } = use
  const name = typeof property?.name === 'string' ? property.name : ''
  if (!Object.hasOwn(newer, name)) return null
  if (Object.hasOwn(owners, name) && !owners[name]!.some((owner) => owner === object?.name)) return null
  const isOptional = parent?.type === 'CallExpression' && parent.callee === use && parent.optional === true
  return isOptional || isAsked(use, name) ? null : newer[name]!
}

/** `has` and `delete` of maps and sets take one value. */
function hasValueOfParameter({ callee, arguments: given }: UseNode): boolean {
  const name = callee?.type === 'MemberExpression' ? callee.property?.name : null
  return (name === 'has' || name === 'delete') && given?.length === 2
}

/** Whether a condition around it asks `'name' in …`. */
function isAsked(use: UseNode, name: string): boolean {
  for (let node = use.parent; node; node = node.parent) {
    if (node.test?.operator === 'in' && node.test.left?.value === name) return true
  }
  return false
}
