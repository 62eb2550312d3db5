import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('the process that draws cards ends silently when they are no longer wanted', async () => {
  const worker = fork(new URL('draw-cards-worker.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const written = text(worker.stderr!)
  const ended = once(worker, 'exit')
  worker.send([], () => worker.disconnect())
  expect([await written, await ended]).toEqual(['', [0, null]])
})
