import { expect, test } from 'vitest'
import { openMemoryBrowser } from '../accounts/testing/memory-browser.ts'
import { isMergePutOff, putOffMerge } from './put-off-merge.ts'

test('one account’s “Not now” is about these items, and is not another’s', () => {
  openMemoryBrowser()
  putOffMerge('u1', { mario: [1, 5] })
  expect(isMergePutOff('u1', { mario: [1, 5] })).toBe(true)
  expect(isMergePutOff('u1', { mario: [1, 5], luigi: [1, 6] })).toBe(false)
  expect(isMergePutOff('u2', { mario: [1, 5] })).toBe(false)
})
