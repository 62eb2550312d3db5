import { expect, test } from 'vitest'
import { groupAnswer } from './group-answer.ts'
import type { SearchEntry } from './search-entry.ts'
import { listOptions } from './search-options.ts'

const royale: SearchEntry = { kind: 'kart', id: 'royale', name: 'Royale', rarity: 'super', path: '/karts/royale/' }
const path = '/checklist/?q=kart+missing'

test.each([
  [0, []],
  [1, [royale.path, path]],
  [30, [path, royale.path]],
])('of %i results, Enter opens the first of these: %j', (count, paths) => {
  const groups = groupAnswer({ entries: [royale], count, path, problems: [] })
  expect(listOptions(groups).map((option) => option.path)).toEqual(paths)
})
