import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import type { IsUpToDate } from '../files/create-up-to-date-check.ts'
import { noUsage, type ProcessUsage } from '../files/process-usage.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { findMissingCards, locateCards, removeOldCards, type CachedCard } from './card-cache.ts'
import { drawCards } from './draw-cards.ts'
import { readCardDesign } from './read-card-design.ts'

export interface CardFolders {
  readonly cacheFolder: string
  readonly outFolder: string
}

export interface PublishedCards {
  /** Key of each card's content, by file name in the output folder. */
  readonly digests: Readonly<Record<string, string>>
  readonly drawnCount: number
  readonly usage: ProcessUsage
}

/** Draws the cards that are not in the cache, and copies those that are not up to date to the output folder. */
export async function publishCards(
  cards: readonly Card[],
  folders: CardFolders,
  isUpToDate: IsUpToDate,
  stop: AbortSignal,
): Promise<PublishedCards> {
  const located = locateCards(folders.cacheFolder, cards, readCardDesign())
  const missing = findMissingCards(located)
  const usage = missing.length > 0 ? await drawCards(missing, stop) : noUsage
  copyChanged(located, folders.outFolder, isUpToDate)
  removeOldCards(folders.cacheFolder)
  return {
    digests: Object.fromEntries(located.map(({ card, key }) => [outputFileName(card.path), key])),
    drawnCount: missing.length,
    usage,
  }
}

function copyChanged(cards: readonly CachedCard[], outFolder: string, isUpToDate: IsUpToDate): void {
  for (const { card, key, file } of cards) {
    const target = outputFileName(card.path)
    if (isUpToDate(target, key)) continue
    mkdirSync(dirname(join(outFolder, target)), { recursive: true })
    copyFileSync(file, join(outFolder, target))
  }
}
