import { describe, expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

const nameOf = (id: string) => id.toUpperCase()

describe('a change in words', () => {
  test('names a single item and its level', () => {
    expect(describeChange(new Map([['mario', 3]]), nameOf)).toBe('MARIO: level 3')
    expect(describeChange(new Map([['mario', 0]]), nameOf)).toBe('MARIO: not owned')
  })

  test('counts several items', () => {
    expect(
      describeChange(
        new Map([
          ['mario', 3],
          ['luigi', 0],
        ]),
        nameOf,
      ),
    ).toBe('2 items changed')
  })

  test('says when nothing is left to change', () => {
    expect(describeChange(new Map(), nameOf)).toBe('Nothing changed')
  })
})
