/** The records of rankings, counted again on the pages of days. */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expandDayKind, expandMovers } from '#pages/data/compact-row.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { expandReigns, type RecordRow } from '#pages/data/records-page.ts'
import { isOfKind } from './is-of-kind.ts'

const nameHolder = (holder: RecordRow['holder']) => ('name' in holder ? holder.name : holder.date)

export function testRecords(pages: readonly PageData[]): void {
  describe('records, counted again on the pages of days', () => {
    const days = pages.filter(isOfKind('ranking-day'))
    const items = pages.filter((page) => 'item' in page)
    const records = pages.find(isOfKind('records'))!
    /** Day by day: of each kind, the names of the 25 best in their order. */
    const bestOfDays = days.map(({ kinds }) => kinds.map((view) => expandDayKind(view).rows))
    const namesOn = (day: number, kind: number) => bestOfDays[day]![kind]!.map(({ item }) => item.name)

    /** A record as the page tells it: its holders with their figures, and how many others share the last one. */
    function readRecord(id: string, list: number) {
      const { rows, others = 0 } = records.records.find((record) => record.id === id)!.lists[list]!
      return { rows: rows.map(({ holder, figure }) => [nameHolder(holder), Number(figure)]), others }
    }

    /** The same from all figures, by holder. Of those with equal figures, the page decides who is shown. */
    function drawRecord(figures: ReadonlyMap<string, number>, told: ReturnType<typeof readRecord>) {
      const inOrder = [...figures.values()].toSorted((a, b) => b - a)
      return {
        rows: inOrder.slice(0, 6).map((figure, index) => {
          const [name] = told.rows[index]!
          return [figures.get(String(name)) === figure ? name : 'somebody else', figure]
        }),
        others: inOrder.slice(6).filter((figure) => figure === inOrder[5]).length,
      }
    }

    /** Adds up, day by day, what the names of a day say. */
    function countNames(pick: (day: number) => readonly string[]): Map<string, number> {
      const counts = new Map<string, number>()
      for (const [day] of days.entries()) for (const name of pick(day)) counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts
    }

    const firstsOn = (day: number, kind: number) =>
      bestOfDays[day]![kind]!.flatMap(({ rank, item }) => (rank === 1 ? [item] : []))

    test.each([0, 1, 2])('most days at number one, and the skills there, of kind %i', (kind) => {
      expect(readRecord('days-at-number-one', kind)).toEqual(
        drawRecord(
          countNames((day) => firstsOn(day, kind).map(({ name }) => name)),
          readRecord('days-at-number-one', kind),
        ),
      )
      const skillOf = new Map(items.map(({ item, skill }) => [item.id, skill?.name]))
      expect(readRecord('skills-at-number-one', kind)).toEqual(
        drawRecord(
          countNames((day) => firstsOn(day, kind).flatMap(({ id }) => skillOf.get(id) ?? [])),
          readRecord('skills-at-number-one', kind),
        ),
      )
    })

    test.each([0, 1, 2])('longest reign, of kind %i', (kind) => {
      const longest = new Map<string, number>()
      let running = new Map<string, number>()
      for (const [day] of days.entries()) {
        running = new Map(firstsOn(day, kind).map(({ name }) => [name, (running.get(name) ?? 0) + 1]))
        for (const [name, length] of running) longest.set(name, Math.max(length, longest.get(name) ?? 0))
      }
      expect(readRecord('longest-reign', kind)).toEqual(drawRecord(longest, readRecord('longest-reign', kind)))
    })

    test.each([0, 1, 2])('most days among the ten best, and of the uncrowned, of kind %i', (kind) => {
      const inTen = countNames((day) =>
        bestOfDays[day]![kind]!.flatMap(({ rank, item }) => (rank <= 10 ? [item.name] : [])),
      )
      expect(readRecord('days-in-the-ten-best', kind)).toEqual(
        drawRecord(inTen, readRecord('days-in-the-ten-best', kind)),
      )
      const crowned = new Set(days.flatMap((_day, day) => firstsOn(day, kind).map(({ name }) => name)))
      expect(readRecord('uncrowned', kind)).toEqual(
        drawRecord(new Map([...inTen].filter(([name]) => !crowned.has(name))), readRecord('uncrowned', kind)),
      )
    })

    test.each([0, 1, 2])('biggest rise and fall, of kind %i', (kind) => {
      const [rises, falls] = [new Map<string, number>(), new Map<string, number>()]
      for (const view of new Set(days.map(({ kinds }) => kinds[kind]!))) {
        const { risers, fallers } = expandMovers(view)
        for (const { item, movement } of risers) rises.set(item.name, Math.max(movement, rises.get(item.name) ?? 0))
        for (const { item, movement } of fallers) falls.set(item.name, Math.max(-movement, falls.get(item.name) ?? 0))
      }
      // Pages of days name five of each: a sixth of one day may have moved further than the first of another.
      for (const [id, moves] of [
        ['biggest-rise', rises],
        ['biggest-fall', falls],
      ] as const) {
        const { rows } = records.records.find((record) => record.id === id)!.lists[kind]!
        expect(Number(rows[0]!.figure)).toBe(Math.max(...moves.values()))
        expect(moves.get(nameHolder(rows[0]!.holder))).toBe(Number(rows[0]!.figure))
      }
    })

    test('days of most change', () => {
      const arrivals = days.map((_day, day) =>
        day === 0
          ? 0
          : [0, 1, 2].reduce((sum, kind) => {
              const before = new Set(namesOn(day - 1, kind))
              return sum + namesOn(day, kind).filter((name) => !before.has(name)).length
            }, 0),
      )
      const byDay = new Map(days.map(({ date }, day) => [date, arrivals[day]!]))
      expect(readRecord('days-of-most-change', 0)).toEqual(drawRecord(byDay, readRecord('days-of-most-change', 0)))
    })

    test('how the days are known, and who was number one on each', () => {
      const counts = countNames((day) => [days[day]!.label.label])
      expect(new Map(Object.entries(records.daysKnown))).toEqual(counts)
      for (const [kind, ofKind] of Object.values(records.reigns).entries()) {
        const told = days.map((): string[] => [])
        for (const { item, from, until } of expandReigns(ofKind.reigns)) {
          for (let day = from; day < until; day += 1) told[day]!.push(ofKind.items[item]!.name)
        }
        expect(told.map((names) => names.toSorted())).toEqual(
          days.map((_day, day) =>
            firstsOn(day, kind)
              .map(({ name }) => name)
              .toSorted(),
          ),
        )
      }
    })

    test('every proof is a page, and the whole page weighs at most 20 kB compressed', () => {
      const paths = new Set<string>(pages.map(({ path }) => path))
      const proofs = records.records.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows.map(({ proof }) => proof)))
      expect(proofs.filter((proof) => !paths.has(proof.split('#')[0]!))).toEqual([])
      expect(brotliCompressSync(JSON.stringify(records)).length).toBeLessThan(20_000)
    })
  })
}
