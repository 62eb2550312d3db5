import { expect, test } from 'vitest'
import { splitBySize, type Packable } from './write-packs.ts'

const pages: readonly Packable[] = Array.from({ length: 20 }, (_, day) => ({
  path: `/ranking/${day}/`,
  length: 3 + day,
}))

test('packs are as large as allowed, and contain everything once, in order', () => {
  const packs = splitBySize(pages, 40)
  expect(packs.flat()).toEqual(pages)
  const sizes = packs.map((pack) => pack.reduce((sum, { length }) => sum + length, 0))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40)
  for (const [index, size] of sizes.slice(0, -1).entries()) {
    expect(size + packs[index + 1]![0]!.length).toBeGreaterThan(40)
  }
})

test('a page that comes last changes no pack but the last one', () => {
  const next = { path: '/ranking/20/', length: 5 }
  const before = splitBySize(pages, 40)
  const after = splitBySize([...pages, next], 40)
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
})

test('anything larger than a pack gets one to itself', () => {
  const packs = splitBySize(
    [
      { path: '/a/', length: 1 },
      { path: '/b/', length: 99 },
      { path: '/c/', length: 1 },
    ],
    40,
  )
  expect(packs.map((pack) => pack.map(({ path }) => path))).toEqual([['/a/'], ['/b/'], ['/c/']])
})
