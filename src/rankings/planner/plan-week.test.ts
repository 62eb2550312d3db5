import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { noBoosts } from '../testing/make-planner-game.ts'
import { findBeside, planWeek } from './plan-week.ts'
import type { PlannerCup, PlannerTour } from './plan-week.ts'

const first: IsoDate = '2024-01-03'

/** Of two weeks; every third has but the first ranked cup on record. */
function makeTour(index: number): PlannerTour {
  const start = addDays(first, index * 14)
  const makeCup = (week: 1 | 2): PlannerCup => ({
    week,
    name: `${index}/${week}`,
    start: addDays(start, (week - 1) * 7),
    end: addDays(start, week * 7),
    basis: 'recorded',
    variants: [index],
    boosts: noBoosts,
  })
  return {
    id: `tour-${index}`,
    name: `Tour ${index}`,
    start,
    end: addDays(start, 14),
    variants: [index],
    cups: [],
    rankedCups: index % 3 === 2 ? [makeCup(1)] : [makeCup(1), makeCup(2)],
  }
}

const tours = Array.from({ length: 40 }, (_, index) => makeTour(index))
const lastDay = addDays(tours.at(-1)!.end, -1)

describe('the plan for a week: its cup, its tour, and the round of a year', () => {
  test.each<[string, IsoDate, string | undefined, string | null, string, string]>([
    ['the first day', first, 'Tour 0', '0/1', 'Tour 1', 'Tour 26'],
    ['the last day of a first week', addDays(first, 6), 'Tour 0', '0/1', 'Tour 1', 'Tour 26'],
    ['the day after', addDays(first, 7), 'Tour 0', '0/2', 'Tour 1', 'Tour 26'],
    ['a week without a known cup', addDays(first, 2 * 14 + 7), 'Tour 2', null, 'Tour 3', 'Tour 28'],
    ['a tour that 26 follow', addDays(first, 13 * 14), 'Tour 13', '13/1', 'Tour 14', 'Tour 39'],
    ['one that fewer follow', addDays(first, 14 * 14), 'Tour 14', '14/1', 'Tour 14', 'Tour 39'],
    ['the last day', lastDay, 'Tour 39', '39/2', 'Tour 14', 'Tour 39'],
  ])('on %s', (_, day, tour, cup, from, to) => {
    const plan = planWeek(tours, day)
    expect([plan.day, plan.tour?.name, plan.cup?.cup.name ?? null]).toEqual([day, tour, cup])
    expect(plan.cup?.tour ?? plan.tour).toBe(plan.tour)
    expect([plan.round[0]?.name, plan.round.at(-1)?.name, plan.round.length]).toEqual([from, to, 26])
  })

  test.each<[string, IsoDate]>([
    ['before the game', addDays(first, -1)],
    ['after it', addDays(lastDay, 1)],
  ])('%s there is none', (_, day) => {
    expect(planWeek(tours, day)).toEqual({ day, tour: null, cup: null, round: [] })
  })
})

describe('the weeks beside a day', () => {
  const cups = tours.flatMap(({ rankedCups }) => rankedCups)

  test.each<[string, IsoDate, string | undefined, string | undefined]>([
    ['before the first', addDays(first, -30), undefined, '0/1'],
    ['in the first', first, undefined, '0/2'],
    ['between two', addDays(first, 8), '0/1', '1/1'],
    ['in a week without a known cup', addDays(first, 2 * 14 + 9), '2/1', '3/1'],
    ['in the last', lastDay, '39/1', undefined],
    ['after the last', addDays(lastDay, 30), '39/2', undefined],
  ])('%s', (_, day, previous, next) => {
    const beside = findBeside(cups, day)
    expect([beside.previous?.name, beside.next?.name]).toEqual([previous, next])
  })
})
