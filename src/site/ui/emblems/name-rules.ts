import type { ItemKind } from '#catalogue/entities.ts'
import { wrapWords } from './pick-emblem.ts'

/** A rule of a sheet that looks at the words of items' names. */
interface NameRule {
  /** Any of them is enough. */
  readonly selectors: readonly { readonly kind: ItemKind | 'emblem'; readonly words: string }[]
  /** Custom properties without their dashes. */
  readonly properties: readonly (readonly [name: string, value: string])[]
}

/** The rules of the sheets that choose an item's silhouette, mark and colours, for programs without a browser. */
export function readNameRules(sheets: readonly string[]): readonly NameRule[] {
  const css = sheets.join('\n').replaceAll(/\/\*.*?\*\//gs, '')
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = '', declarations = '']) => ({
    selectors: Array.from(
      selectors.matchAll(/\.(driver|kart|glider|emblem)(?:\[data-words\*='([^']+)'\])?\s*(?:,|$)/g),
      ([, kind, words = '']) => ({ kind: readKind(kind), words }),
    ),
    properties: Array.from(declarations.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  }))
}

/** What the rules say about an item: of two that fit, the later one wins, as in a browser. */
export function applyNameRules(rules: readonly NameRule[], kind: ItemKind, slug: string): ReadonlyMap<string, string> {
  const name = wrapWords(slug)
  const fitting = rules.filter(({ selectors }) =>
    selectors.some(
      (selector) => (selector.kind === kind || selector.kind === 'emblem') && name.includes(selector.words),
    ),
  )
  return new Map(fitting.flatMap(({ properties }) => properties))
}

function readKind(name: string | undefined): ItemKind | 'emblem' {
  return name === 'driver' || name === 'kart' || name === 'glider' ? name : 'emblem'
}
