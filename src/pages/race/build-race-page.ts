import { listRound } from '#rankings/count-occasions.ts'
import { type RacePage, compactRaceTours } from '../data/race-page.ts'
import { routes } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildLastRaceWeek } from '../source/build-race-week.ts'

export function buildRacePage(source: PageSource): RacePage {
  const { catalogue, references, today } = source
  const round = listRound(catalogue.tours, catalogue.tours.length)
  const earlier = catalogue.tours.slice(0, catalogue.tours.length - round.length)
  return {
    kind: 'race',
    path: routes.race,
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    last: buildLastRaceWeek(source),
    round: compactRaceTours(round, (id) => references.variant(id).name),
    earlier: compactRaceTours(earlier, null),
  }
}
