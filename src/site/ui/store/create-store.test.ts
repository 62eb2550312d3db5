import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'

test('listeners are notified of every new value, and of the same value only once', () => {
  const store = createStore(1)
  const heard: number[] = []
  store.subscribe(() => heard.push(store.read()))
  for (const value of [2, 2, 3]) store.write(value)
  expect(heard).toEqual([2, 3])
})

test('a listener that unsubscribes hears nothing more, even while others do', () => {
  const store = createStore('a')
  let calls = 0
  const unsubscribe = store.subscribe(() => {
    calls += 1
    unsubscribe()
  })
  store.subscribe(() => (calls += 10))
  store.write('b')
  store.write('c')
  expect(calls).toBe(21)
})

test('a listener may write: the last value stands', () => {
  const store = createStore(0)
  store.subscribe(() => store.read() < 3 && store.write(store.read() + 1))
  store.write(1)
  expect(store.read()).toBe(3)
})
