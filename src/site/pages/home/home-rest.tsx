import type { HomePage } from '#pages/data/home-page.ts'
import { archiveMegabytes } from '#pages/open-data/archive-release.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import * as say from '#wording/home.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'

/** The ways to what the page does not show itself. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <Section id="doors" title={say.sevenYearsEveryTool()}>
      <ul className="doors">
        {listDoors(counts).map(({ path, name, text }) => (
          <li key={path}>
            <a className="card door" href={path}>
              <b>{name}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface Door {
  readonly path: SitePath
  readonly name: string
  readonly text: string
}

function listDoors({ tour }: HomePage['counts']): readonly Door[] {
  return [
    {
      path: routes['tour-list'],
      name: `${formatNumber(tour)} tours`,
      text: say.yearByYearTheir(),
    },
    {
      path: routes.records,
      name: 'Records',
      text: say.mostDaysAtNumber(),
    },
    {
      path: routes['my-record'],
      name: 'My record',
      text: say.howFarYouGot(),
    },
    {
      path: routes['ranking-calendar'],
      name: 'Daily rankings',
      text: say.whatWasOnTop(),
    },
    {
      path: routes.checklist,
      name: 'Checklist',
      text: say.whatYouOwnMarked(),
    },
    {
      path: routes.data,
      name: 'Open data',
      text: say.everyItemShelfCourse({ sqlite: archiveMegabytes.sqlite }),
    },
  ]
}
