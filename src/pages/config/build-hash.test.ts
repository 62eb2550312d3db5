import { expect, test } from 'vitest'
import { formatBuildHash, hashLength, readCodeDigits } from './build-hash.ts'

test('a build hash begins with the digits of the code that makes page data', () => {
  const hash = formatBuildHash('abcdef0123456789', '9876543210fedcba')
  expect(hash).toBe('abcd9876543210fe')
  expect(hash).toHaveLength(hashLength)
  expect(readCodeDigits(hash)).toBe('abcd')
})
