import { expect, test } from 'vitest'
import { mayMeasure } from './start-analytics.ts'

test.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ globalPrivacyControl: true }, false],
])('%j: %s', (wishes, expected) => {
  expect(mayMeasure(wishes)).toBe(expected)
})
