import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { takeFirst } from './use-take-first.ts'

test.each([
  ['Enter', false, ['Toadette', 'Toad'], 'Toadette'],
  ['Enter', true, ['Toadette'], null],
  ['Enter', false, [], 'whatever comes'],
  ['Enter', true, [], null],
  ['Enter', false, null, null],
  ['Tab', false, ['Toadette'], null],
  ['Tab', false, [], null],
])('%s, composing: %s, takes of %j %j', (key, isComposing, found, expected) => {
  const choose = vi.fn<(name: string) => void>()
  const preventDefault = vi.fn<() => void>()
  const event: Partial<KeyboardEvent> = {
    key,
    preventDefault,
    nativeEvent: { isComposing, keyCode: 13 } as globalThis.KeyboardEvent,
  }
  takeFirst(found, choose, () => choose('whatever comes'))(event as KeyboardEvent)
  expect(choose.mock.calls).toEqual(expected === null ? [] : [[expected]])
  expect(preventDefault).toHaveBeenCalledTimes(expected === null ? 0 : 1)
})

test('if no match will come, Enter belongs to the form', () => {
  const preventDefault = vi.fn<() => void>()
  const event: Partial<KeyboardEvent> = {
    key: 'Enter',
    preventDefault,
    nativeEvent: { isComposing: false, keyCode: 13 } as globalThis.KeyboardEvent,
  }
  takeFirst([], () => expect.unreachable(), null)(event as KeyboardEvent)
  expect(preventDefault).not.toHaveBeenCalled()
})
