import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import { digest } from '../files/digest.ts'
import { removeOldEntries } from '../files/remove-old-entries.ts'
import type { CardJob } from './card-job.ts'

/** A card and its file in the cache, whether drawn or not. */
export interface CachedCard extends CardJob {
  /** Changes if the card could look different. */
  readonly key: string
}

/** Enough for all cards of the site and some weeks of changes. */
const maxCards = 6000

/** Finds the cache file of each card. Cards with the same content share a file, and none is drawn twice. */
export function locateCards(cacheFolder: string, cards: readonly Card[], design: string): CachedCard[] {
  const folder = join(cacheFolder, 'cards')
  mkdirSync(folder, { recursive: true })
  return cards.map((card) => {
    const { path: _path, ...content } = card
    const key = digest([design, JSON.stringify(content)]).slice(0, 32)
    return { card, key, file: join(folder, `${key}.jpg`) }
  })
}

/** The cards that have not been drawn yet, each once. Marks the others as used. */
export function findMissingCards(cards: readonly CachedCard[]): CachedCard[] {
  const now = new Date()
  const missing = new Map<string, CachedCard>()
  for (const card of cards) {
    if (existsSync(card.file)) utimesSync(card.file, now, now)
    else missing.set(card.key, card)
  }
  return [...missing.values()]
}

/** Removes the least recently used cards. */
export function removeOldCards(cacheFolder: string, most = maxCards): void {
  removeOldEntries(join(cacheFolder, 'cards'), most)
}
