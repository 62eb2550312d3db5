import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import type { IsStanding } from '../files/find-standing-files.ts'
import { outputFile } from '../files/output-files.ts'
import { findMissingCards, locateCards, removeOldCards, type CachedCard } from './card-cache.ts'
import { drawCards, type DrawingUsage } from './draw-cards.ts'
import { readCardDesign } from './read-card-design.ts'

export interface CardFolders {
  readonly cacheFolder: string
  readonly outFolder: string
}

export interface PublishedCards {
  /** What each file shows, as a key; by its name below the output folder. */
  readonly digests: Readonly<Record<string, string>>
  readonly drawnCount: number
  readonly usage: DrawingUsage
}

const noUsage: DrawingUsage = { cpuSeconds: 0, peakBytes: 0 }

/** Puts every card into the output folder; draws those that have changed, and copies those that do not stand there. */
export async function publishCards(
  cards: readonly Card[],
  folders: CardFolders,
  isStanding: IsStanding,
  stop: AbortSignal,
): Promise<PublishedCards> {
  const located = locateCards(folders.cacheFolder, cards, readCardDesign())
  const missing = findMissingCards(located)
  const usage = missing.length > 0 ? await drawCards(missing, stop) : noUsage
  copyChanged(located, folders.outFolder, isStanding)
  removeOldCards(folders.cacheFolder)
  return {
    digests: Object.fromEntries(located.map(({ card, key }) => [outputFile(card.path), key])),
    drawnCount: missing.length,
    usage,
  }
}

function copyChanged(cards: readonly CachedCard[], outFolder: string, isStanding: IsStanding): void {
  for (const { card, key, file } of cards) {
    const target = outputFile(card.path)
    if (isStanding(target, key)) continue
    mkdirSync(dirname(join(outFolder, target)), { recursive: true })
    copyFileSync(file, join(outFolder, target))
  }
}
