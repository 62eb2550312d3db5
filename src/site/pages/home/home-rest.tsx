import { siteName } from '#pages/config/site-name.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import { type SitePath, routes } from '#pages/routes/routes.ts'
import { areaNames, type Area } from '#pages/source/site-areas.ts'
import { AddToCalendar } from '../../ui/tours/add-to-calendar.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'

/** What the site is, and the ways to all of it. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <>
      <nav aria-label="Explore">
        <ul className="explore">
          {listLinks(counts).map(([path, name, count]) => (
            <li key={path}>
              <a href={path}>
                {name} {count !== null && <span>{formatNumber(count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="home-lead">
        {siteName} ranks every driver, kart and glider in Mario Kart Tour for every day, tour and course, and shows why.
        Tours and ranked cups: <AddToCalendar />
      </p>
    </>
  )
}

type CountedLink = readonly [path: SitePath, name: string, count: number | null]

function listLinks(counts: HomePage['counts']): readonly CountedLink[] {
  return [
    linkArea('driver-list', counts.driver),
    linkArea('kart-list', counts.kart),
    linkArea('glider-list', counts.glider),
    linkArea('course-list', counts.course),
    linkArea('tour-list', counts.tour),
    linkArea('skill-list', counts.skill),
    linkArea('badge-list', counts.badge),
    linkArea('ranking-list', counts.ranking),
    linkArea('guide-list', counts.guide),
    linkArea('ranking-calendar', null),
    [routes.race, 'Race card', null],
    [routes.planner, 'Planner', null],
    [routes.checklist, 'Checklist', null],
  ]
}

function linkArea(area: Area, count: number | null): CountedLink {
  return [routes[area], areaNames[area], count]
}
