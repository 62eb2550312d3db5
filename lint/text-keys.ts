/**
 * Objects that have any text as a key, and what is read from them. `table['constructor']` is a function in every object that
 * was written with braces, so no text that comes from outside may choose the key: a table of ours is a Map, and what an
 * object from outside has is asked for with `ownValue` of `src/documents/json-value.ts`.
 */

/** Types whose objects have texts as keys, besides `Record<string, …>` and what has `[key: string]`. */
const textKeyed = new Set(['Checklist', 'JsonObject'])

/** Code that no reader's text reaches: it runs where the site is built, or knows only ids of the content. */
export const unreached = /^src\/(?:generator|command-line|base|catalogue|rankings)\//

/** The parts of a syntax-tree node that the rule looks at. */
export interface KeyNode {
  readonly type: string
  readonly name?: unknown
  readonly parent?: KeyNode | null
  readonly typeAnnotation?: KeyNode | null
  readonly typeName?: KeyNode
  readonly typeArguments?: { readonly params: readonly KeyNode[] } | null
  readonly types?: readonly KeyNode[]
  readonly members?: readonly KeyNode[]
  /** Of a declaration. */
  readonly id?: KeyNode
  readonly init?: KeyNode | null
  /** Of an object. */
  readonly properties?: readonly KeyNode[]
  /** Of a property, and of what declares one. */
  readonly key?: KeyNode
  /** Of a member. */
  readonly computed?: boolean
  readonly object?: KeyNode
  readonly property?: KeyNode
  readonly expression?: KeyNode
  readonly left?: KeyNode
  readonly operator?: unknown
}

/** Whether a type is of objects that have any text as a key. */
function isTextKeyed(type: KeyNode | null | undefined): boolean {
  if (type?.type === 'TSUnionType' || type?.type === 'TSIntersectionType') return type.types?.some(isTextKeyed) ?? false
  if (type?.type === 'TSTypeLiteral') return type.members?.some((member) => member.type === 'TSIndexSignature') ?? false
  if (type?.type !== 'TSTypeReference') return false
  const name = String(type.typeName?.name)
  const [first] = type.typeArguments?.params ?? []
  if (name === 'Record') return first?.type === 'TSStringKeyword'
  return name === 'Readonly' || name === 'Partial' ? isTextKeyed(first) : textKeyed.has(name)
}

/** Whether a declaration makes a table out of such an object. Empty ones and copies are filled, and read with `ownValue`. */
export function isTable({ id, init }: KeyNode): boolean {
  if (init?.type !== 'ObjectExpression' || !isTextKeyed(id?.typeAnnotation?.typeAnnotation)) return false
  return init.properties?.some(({ type }) => type !== 'SpreadElement') ?? false
}

/** The name that a parameter, a variable or a property has, if its type is such. */
export function nameTextKeyed(node: KeyNode): string | null {
  if (!isTextKeyed(node.typeAnnotation?.typeAnnotation)) return null
  return String(node.name ?? node.key?.name)
}

/** What a member is read of, by its last name, if its key may be any text; null for what is written or deleted. */
export function nameLookedUp({ object, property, computed, parent }: KeyNode): string | null {
  if (!computed || property?.type === 'Literal' || !object) return null
  if (parent?.type === 'AssignmentExpression' && parent.left?.property === property) return null
  if (parent?.operator === 'delete') return null
  const inner = object.type === 'TSNonNullExpression' ? object.expression : object
  const name = inner?.type === 'MemberExpression' && !inner.computed ? inner.property?.name : inner?.name
  return typeof name === 'string' ? name : null
}
