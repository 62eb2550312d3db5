import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

test('repeated work never overlaps, and ends with the last run that had begun', async () => {
  const background = createBackground()
  const events: string[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  background.repeat(async () => {
    events.push('begins')
    await sleep(5)
    events.push('ends')
    if (events.length >= 6) resolve()
  }, 1)
  await enough
  await background.stop()
  const { length } = events
  expect(events).toEqual(Array.from({ length }, (_, index) => (index % 2 === 0 ? 'begins' : 'ends')))
  await sleep(5)
  expect(events).toHaveLength(length)
})
