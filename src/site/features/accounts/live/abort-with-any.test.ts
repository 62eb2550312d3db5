import { expect, test } from 'vitest'
import { abortWithAny } from './follow-stream.ts'

test('the first signal aborts it, with its reason; later ones change nothing', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = abortWithAny(one.signal, other.signal)
  expect(signal.aborted).toBe(false)
  other.abort('over')
  one.abort('too late')
  expect([signal.aborted, signal.reason]).toEqual([true, 'over'])
})

test('an aborted signal aborts it immediately', () => {
  expect(abortWithAny(AbortSignal.abort('before'), new AbortController().signal).reason).toBe('before')
})
