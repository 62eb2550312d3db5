import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import type { RecordLabel, Standing } from '#rankings/ranking.ts'
import { rankPlainly, type PlainRow } from './rank-plainly.ts'

const catalogue = readRealCatalogue()
const rankings = buildDayRankings(catalogue)

describe('a whole day of the real content, against the plain computation', () => {
  const days: [IsoDate, RecordLabel][] = [
    ['2020-01-15', 'reconstructed'],
    ['2021-01-13', 'recorded'],
    // A record of the top shelf alone is none of the whole game.
    ['2023-09-25', 'between'],
    ['2025-10-14', 'recorded'],
    ['2025-10-15', 'carried-on'],
  ]
  it.for(days.flatMap((day) => itemKinds.map((kind) => [...day, kind] as const)))(
    '%s, %s: %s',
    ([date, label, kind]) => {
      const day = rankings.rankingOn(date)
      const plain = rankPlainly(catalogue, date, kind)
      expect(day.label).toBe(label)
      expect(day.kinds[kind].standings.map(describeStanding)).toEqual(plain.map(describePlainRow))
      expect(furthestApart(day.kinds[kind].standings, plain)).toBeLessThan(1e-9)
    },
  )
})

function describeStanding({ itemId, rank, tier, top, middle }: Standing) {
  return { itemId, rank, tier, top, middle }
}

function describePlainRow({ item, tier, top, middle }: PlainRow, place: number) {
  return { itemId: item.id, rank: place + 1, tier, top, middle }
}

/** Greatest difference between the numbers of the same place. */
function furthestApart(standings: readonly Standing[], plain: readonly PlainRow[]): number {
  const differences = standings.flatMap(({ score, parts }, place) => {
    const row = plain[place]!
    return [
      score - row.score,
      parts.coverage - row.coverage,
      parts.points - row.points,
      (parts.skill ?? -1) - (row.skill ?? -1),
    ]
  })
  return Math.max(...differences.map(Math.abs))
}

function readRealCatalogue(): Catalogue {
  const content = readContent(new URL('../../content', import.meta.url).pathname)
  const { catalogue: built, problems } = buildCatalogue(content, { today: '2026-01-15' })
  if (built === null) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return built
}
