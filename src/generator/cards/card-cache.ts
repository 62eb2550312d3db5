import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import { digest } from '../files/digest.ts'
import type { CardOrder } from './card-order.ts'

/** A card and the file of the cache that holds it, or will. */
export interface CachedCard extends CardOrder {
  /** Changes when the card could look different. */
  readonly key: string
}

/** Enough for the cards of a site and of some weeks of changes. */
const keptCards = 6000

/** Cards are kept by what stands on them: two with the same text are one file, and none is drawn twice. */
export function locateCards(cacheFolder: string, cards: readonly Card[], design: string): CachedCard[] {
  const folder = join(cacheFolder, 'cards')
  mkdirSync(folder, { recursive: true })
  return cards.map((card) => {
    const { path: _path, ...content } = card
    const key = digest([design, JSON.stringify(content)]).slice(0, 32)
    return { card, key, file: join(folder, `${key}.jpg`) }
  })
}

/** Those that nobody has drawn yet, each once. The others are marked as used. */
export function findMissingCards(cards: readonly CachedCard[]): CachedCard[] {
  const now = new Date()
  const missing = new Map<string, CachedCard>()
  for (const card of cards) {
    if (existsSync(card.file)) utimesSync(card.file, now, now)
    else missing.set(card.key, card)
  }
  return [...missing.values()]
}

/** Forgets the cards that were not used for longest. */
export function removeOldCards(cacheFolder: string): void {
  const folder = join(cacheFolder, 'cards')
  const names = readdirSync(folder)
  if (names.length <= keptCards) return
  const byAge = names
    .map((name) => ({ file: join(folder, name), usedAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.usedAt - a.usedAt)
  for (const { file } of byAge.slice(keptCards)) rmSync(file)
}
