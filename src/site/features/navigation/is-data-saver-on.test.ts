import { expect, test } from 'vitest'
import { isDataSaverOn } from './is-data-saver-on.ts'

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [{}, false],
])('data saver with connection %o: %s', (connection, expected) => {
  expect(isDataSaverOn(connection)).toBe(expected)
})
