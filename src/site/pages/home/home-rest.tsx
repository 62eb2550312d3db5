import type { HomePage } from '#pages/data/home-page.ts'
import { archiveMegabytes } from '#pages/open-data/archive-release.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'

/** The ways to what the page does not show itself. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <Section id="doors" title="Seven years, every tool">
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
      text: 'Year by year: their cups, their ranked weeks, and what was new.',
    },
    {
      path: routes.records,
      name: 'Records',
      text: 'Most days at number one, longest reigns, biggest falls: seven years in figures.',
    },
    {
      path: routes['my-record'],
      name: 'My record',
      text: 'How far you got, as a keepsake: a picture, two pages to print, a link.',
    },
    {
      path: routes['ranking-calendar'],
      name: 'Daily rankings',
      text: 'What was on top on each day, with the calendar of all of them.',
    },
    {
      path: routes.checklist,
      name: 'Checklist',
      text: 'What you own, marked, imported or pasted, and kept in this browser.',
    },
    {
      path: routes.data,
      name: 'Open data',
      text: `Every item, shelf, course and tour as files: SQLite (${archiveMegabytes.sqlite} MB), CSV and JSON (1 MB each).`,
    },
  ]
}
