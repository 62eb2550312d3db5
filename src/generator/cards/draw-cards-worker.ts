/** Draws cards in a separate process with low priority: pages come first, and its memory is freed when it ends. */
import { renameSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { runCommand } from '#command-line/run-command.ts'
import { readProcessUsage } from '../files/process-usage.ts'
import { compareBackdrops } from './arrange-card.ts'
import { createCardArtist } from './draw-card.ts'
import type { Card } from '#pages/cards/card.ts'

/** A card to draw into a file. */
export interface CardJob {
  /** Absolute. */
  readonly file: string
  readonly card: Card
}

const cardsAtOnce = 2

// Cards share nothing worth caching, and one thread draws each.
sharp.cache(false)
sharp.concurrency(1)
setPriority(constants.priority.PRIORITY_LOW)

// The build that wants the cards has ended.
process.once('disconnect', () => process.exit())
process.once('message', (jobs: CardJob[]) => void runCommand(() => answer(jobs)))

async function answer(jobs: readonly CardJob[]): Promise<void> {
  await drawAll(jobs)
  process.send?.(readProcessUsage(), () => process.disconnect())
}

async function drawAll(jobs: readonly CardJob[]): Promise<void> {
  const artist = await createCardArtist()
  const arranged = jobs.map(({ file, card }) => ({ file, ...artist.arrange(card) })).toSorted(compareBackdrops)
  await artist.prepare(arranged)
  const waiting = arranged.values()
  const drawRest = async (): Promise<void> => {
    for (const { file, ...card } of waiting) {
      // Renamed when complete, so that the cache never holds half a card.
      const unfinished = `${file}.${process.pid}`
      writeFileSync(unfinished, await artist.draw(card))
      renameSync(unfinished, file)
    }
  }
  await Promise.all(Array.from({ length: cardsAtOnce }, drawRest))
}
