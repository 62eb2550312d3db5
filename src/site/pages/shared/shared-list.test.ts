import { expect, test } from 'vitest'
import type { ItemLevel } from '#documents/checklist.ts'
import { makeListEntry } from '#pages/testing/make-list-entry.ts'
import { listOperators } from '../../features/search/filters/list-plan.ts'
import { parseListState } from '../../features/search/filters/list-state.ts'
import { selectEntries } from '../../features/search/filters/select-entries.ts'
import { buildSharedPlan } from './shared-list.tsx'

const levels = (entries: Readonly<Record<string, ItemLevel>>) => new Map(Object.entries(entries))
const theirs = levels({ ahead: 8, behind: 2, even: 3, lacking: 4 })
const mine = levels({ ahead: 1, behind: 3, even: 3, extra: 1 })
const entries = ['ahead', 'behind', 'even', 'lacking', 'extra'].map((id) =>
  makeListEntry({ kind: 'driver', id, name: id }),
)

function find(query: string): string[] {
  const plan = buildSharedPlan(theirs, mine)
  const state = parseListState(`?q=${query}`, listOperators(plan, entries))
  return selectEntries(entries, entries, plan, state).found.map(({ id }) => id)
}

test.each([
  ['compare:theirs', ['lacking']],
  ['compare:mine', ['extra']],
  ['compare:higher', ['ahead']],
  ['compare:lower', ['behind']],
  ['compare:same', ['even']],
  ['compare:higher compare:lower compare:same', ['ahead', 'behind', 'even']],
  ['sort:ahead', ['ahead', 'lacking', 'even', 'behind', 'extra']],
  ['sort:level', ['ahead', 'lacking', 'even', 'behind', 'extra']],
])('%s finds %j', (query, found) => {
  expect(find(query)).toEqual(found)
})

test('a reader who owns nothing is not offered a comparison', () => {
  expect(buildSharedPlan(theirs, null).filters.map(({ name }) => name)).not.toContain('compare')
})
