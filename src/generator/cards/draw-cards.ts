import { fork } from 'node:child_process'
import type { CardOrder } from './card-order.ts'

export interface DrawingUsage {
  readonly cpuSeconds: number
  readonly peakBytes: number
}

/** Draws cards in a process of its own. Rejects when one cannot be drawn, and when it is told to stop. */
export function drawCards(orders: readonly CardOrder[], stop: AbortSignal): Promise<DrawingUsage> {
  const drawer = fork(new URL('draw-cards-worker.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, '--max-semi-space-size=4'],
    signal: stop,
  })
  return new Promise((resolve, reject) => {
    drawer.on('message', (usage: DrawingUsage) => resolve(usage))
    drawer.on('error', reject)
    drawer.on('exit', () => reject(new Error('The cards of the pages could not be drawn; the reason stands above.')))
    drawer.send(orders)
  })
}
