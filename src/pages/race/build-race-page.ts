import type { RacePage } from '../data/race-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildRaceWeek } from '../source/build-race-week.ts'
import { listRaceWeeks } from '../source/list-coming-cups.ts'

export function buildRacePage(source: PageSource): RacePage {
  const { today } = source
  return {
    kind: 'race',
    path: routes.race,
    title: areaNames.race,
    description:
      'The driver, kart and glider to race with on the three courses of a ranked cup in Mario Kart Tour: this week, in the weeks to come, or on any courses.',
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    weeks: listRaceWeeks(source.comingCups).map((cup) => buildRaceWeek(source, cup)),
  }
}
