import { fork } from 'node:child_process'
import type { ProcessUsage } from '../files/process-usage.ts'
import type { CardJob } from './card-job.ts'

/** Each thread would keep memory of its own for pictures (glibc): 30 MB more, for nothing. */
const frugalMemory = { MALLOC_ARENA_MAX: '2' }

/** Draws cards in a separate process. Rejects if a card cannot be drawn or `stop` is signalled. */
export function drawCards(jobs: readonly CardJob[], stop: AbortSignal): Promise<ProcessUsage> {
  const drawer = fork(new URL('draw-cards-worker.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...frugalMemory },
    execArgv: [...process.execArgv, '--max-semi-space-size=2'],
    signal: stop,
  })
  return new Promise((resolve, reject) => {
    drawer.on('message', (usage: ProcessUsage) => resolve(usage))
    drawer.on('error', reject)
    drawer.on('exit', () => reject(new Error('The page cards could not be drawn; see the error above.')))
    drawer.send(jobs)
  })
}
