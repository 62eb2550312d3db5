import type { HomePage } from '#pages/data/site-pages.ts'
import { archiveMegabytes } from '#pages/open-data/archive-release.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/home.ts'
import { Section } from '../../ui/components/section.tsx'

/** The ways to what the page does not show itself. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <Section id="doors" title={say.everythingElse()}>
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
      name: say.tours({ tours: tour }),
      text: say.aboutTours(),
    },
    {
      path: routes.records,
      name: say.records(),
      text: say.aboutRecords(),
    },
    {
      path: routes['my-record'],
      name: say.myRecord(),
      text: say.aboutMyRecord(),
    },
    {
      path: routes['ranking-calendar'],
      name: say.rankings(),
      text: say.aboutRankings(),
    },
    {
      path: routes.checklist,
      name: say.checklist(),
      text: say.aboutChecklist(),
    },
    {
      path: routes.data,
      name: say.openData(),
      text: say.aboutData({ megabytes: formatTenths(archiveMegabytes.sqlite) }),
    },
  ]
}
