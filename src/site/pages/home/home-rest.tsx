import type { HomePage } from '#pages/data/home-page.ts'
import { archiveMegabytes } from '#pages/open-data/archive-release.ts'
import type { Crumb } from '#pages/data/refs.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import { linkArea } from '#pages/source/site-areas.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'

/** The ways to all of it. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <>
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
      <nav aria-label="Explore">
        <ul className="explore">
          {listLinks(counts).map(({ path, name, count }) => (
            <li key={path}>
              <a href={path}>
                {name} {count !== null && <span>{formatNumber(count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
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
      path: routes.race,
      name: 'Race cards',
      text: 'Driver, kart and glider for the ranked cup of any week, from what you own.',
    },
    {
      path: routes.planner,
      name: 'Planner',
      text: 'What you cover, what closes the gaps and what to level, for any week.',
    },
    {
      path: routes.data,
      name: 'Open data',
      text: `Every item, shelf, course and tour as files: SQLite (${archiveMegabytes.sqlite} MB), CSV and JSON (1 MB each).`,
    },
  ]
}

type CountedLink = Crumb & { readonly count: number | null }

function listLinks(counts: HomePage['counts']): readonly CountedLink[] {
  return [
    { ...linkArea('driver-list'), count: counts.driver },
    { ...linkArea('kart-list'), count: counts.kart },
    { ...linkArea('glider-list'), count: counts.glider },
    { ...linkArea('course-list'), count: counts.course },
    { ...linkArea('skill-list'), count: counts.skill },
    { ...linkArea('badge-list'), count: counts.badge },
    { ...linkArea('ranking-list'), count: counts.ranking },
    { ...linkArea('guide-list'), count: counts.guide },
    { ...linkArea('ranking-calendar'), count: null },
    { ...linkArea('checklist'), count: null },
    { ...linkArea('compare'), count: null },
  ]
}
