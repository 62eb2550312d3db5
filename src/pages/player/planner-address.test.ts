import { expect, test } from 'vitest'
import { parsePlannerState, plannerAddress, reachOf, writePlannerState, type PlannerState } from './planner-address.ts'

const atFirst: PlannerState = {
  tab: 'coverage',
  on: null,
  reach: null,
  kind: null,
  rarity: null,
  tickets: null,
  course: null,
  isOnTop: true,
  setLevel: 8,
}

test.each<[string, Partial<PlannerState>]>([
  ['', {}],
  ['?show=gaps&in=cup&kind=kart', { tab: 'gaps', reach: 'cup', kind: 'kart' }],
  ['?show=loadouts&course=gba-snow-land', { tab: 'loadouts', course: 'gba-snow-land' }],
  ['?on=2026-01-07&in=tour', { on: '2026-01-07', reach: 'tour' }],
  // As older addresses name the ranked cup of loadouts.
  ['?show=loadouts&course=2026-01-07', { tab: 'loadouts', on: '2026-01-07' }],
  ['?on=2026-02-30', {}],
  ['?show=smallest-set&start=nothing&level=1', { tab: 'smallest-set', isOnTop: false, setLevel: 1 }],
  [
    '?show=next&in=year&kind=kart&rarity=high-end&tickets=2',
    { tab: 'next', reach: 'year', kind: 'kart', rarity: 'high-end', tickets: 2 },
  ],
  ['?rarity=legendary&tickets=0', {}],
  ['?tickets=1e3', {}],
  ['?tickets=-2', {}],
  ['?show=everything&in=space&kind=boat&level=3', {}],
])('%s means %j', (search, expected) => {
  expect(parsePlannerState(search)).toEqual({ ...atFirst, ...expected })
})

test('only non-default values are written to the address', () => {
  expect(plannerAddress({ tab: 'gaps', reach: 'cup' })).toBe('/planner/?show=gaps&in=cup')
  expect(plannerAddress({ tab: 'next', kind: 'kart', rarity: 'high-end', tickets: 2 })).toBe(
    '/planner/?show=next&kind=kart&rarity=high-end&tickets=2',
  )
  expect(plannerAddress({ tab: 'gaps', on: '2026-01-07' })).toBe('/planner/?show=gaps&on=2026-01-07')
  expect(plannerAddress({ tab: 'coverage', reach: null })).toBe('/planner/')
  expect(plannerAddress({ tab: 'next', reach: 'all' })).toBe('/planner/?show=next&in=all')
  const parameters = new URLSearchParams('show=gaps&in=cup&other=kept')
  writePlannerState(parameters, { reach: null })
  expect(parameters.toString()).toBe('show=gaps&other=kept')
})

test('next steps begin with the ranked cup, everything else with all courses', () => {
  expect([reachOf({ tab: 'next', reach: null }), reachOf({ tab: 'gaps', reach: null })]).toEqual(['cup', 'all'])
  expect(reachOf({ tab: 'next', reach: 'all' })).toBe('all')
})
