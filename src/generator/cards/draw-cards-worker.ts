/** A process of its own for drawing cards, below all others in rank: pages come first, and its memory is given back. */
import { renameSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { CardOrder } from './card-order.ts'
import { createCardArtist } from './draw-card.ts'
import type { DrawingUsage } from './draw-cards.ts'

const cardsAtOnce = 2

// Cards share nothing that could be kept, and each is drawn by one thread.
sharp.cache(false)
sharp.concurrency(1)
setPriority(constants.priority.PRIORITY_LOW)

process.once('message', (orders: CardOrder[]) => void answer(orders))

async function answer(orders: readonly CardOrder[]): Promise<void> {
  await drawAll(orders)
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage: DrawingUsage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
  process.send?.(usage, () => process.disconnect())
}

async function drawAll(orders: readonly CardOrder[]): Promise<void> {
  const draw = await createCardArtist()
  const waiting = orders.values()
  const drawRest = async (): Promise<void> => {
    for (const { file, card } of waiting) {
      // Renamed when it is whole: a card that exists is never half of one.
      const unfinished = `${file}.${process.pid}`
      writeFileSync(unfinished, await draw(card))
      renameSync(unfinished, file)
    }
  }
  await Promise.all(Array.from({ length: cardsAtOnce }, drawRest))
}
