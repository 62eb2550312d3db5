import type { ItemKind } from '#catalogue/entities.ts'
import type { ContentEditor } from './content-editor.ts'
import { distilNames } from './distil-names.ts'
import type { ItemRow, ShelfCountRow } from './fact-tables.ts'
import type { FactIndex } from './index-facts.ts'
import { formatShelfLines } from './format-shelf-lines.ts'

/** The file of a driver, kart or glider. */
export function distilItem(editor: ContentEditor, kind: ItemKind, item: ItemRow, facts: FactIndex): void {
  editor.setScalar('name', item.name)
  editor.setScalar('rarity', item.rarity)
  editor.setScalar('skill', item.skill)
  editor.setScalar('debut-tour', item.debut_tour)
  editor.setScalar('game-id', item.game_id)
  if (item.basis === 'recorded') editor.remove('basis')
  else editor.setScalar('basis', item.basis)
  distilCounts(editor, facts.countsOf(kind, item.slug))
  distilNames(editor, item.name, facts.namesOf(kind, item.slug))
  const shelves = formatShelfLines(facts.shelvesOf(kind, item.slug))
  if (shelves.size > 0) {
    const entries = [...shelves].map(([id, line]) => ({ id, value: line, text: line }))
    editor.setEntries('shelves', entries, (a, b) => (a < b ? -1 : 1))
  }
}

/** Public counts are kept only for items whose list is incomplete: the others' equal the list. */
function distilCounts(editor: ContentEditor, counts: ShelfCountRow | undefined): void {
  if (counts?.basis === 'equal') editor.remove('public-shelf-counts')
  if (counts?.basis !== 'short' || counts.top === undefined || counts.middle === undefined) return
  const { top, middle } = counts
  const line = `public-shelf-counts: { top: ${top}, middle: ${middle} }`
  editor.setBlock('public-shelf-counts', { top, middle }, [line], { apart: true })
}
