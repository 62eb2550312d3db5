import { siteName } from '#pages/config/site-name.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import type { Crumb } from '#pages/data/refs.ts'
import { linkArea } from '#pages/source/site-areas.ts'
import { AddToCalendar } from '../../ui/tours/add-to-calendar.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'

/** What the site is, and the ways to all of it. */
export function HomeRest({ data: { counts } }: { data: HomePage }) {
  return (
    <>
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
      <p className="home-lead">
        {siteName} ranks every driver, kart and glider in Mario Kart Tour for every day, tour and course, and shows why.
        Tours and ranked cups: <AddToCalendar />
      </p>
    </>
  )
}

type CountedLink = Crumb & { readonly count: number | null }

function listLinks(counts: HomePage['counts']): readonly CountedLink[] {
  return [
    { ...linkArea('driver-list'), count: counts.driver },
    { ...linkArea('kart-list'), count: counts.kart },
    { ...linkArea('glider-list'), count: counts.glider },
    { ...linkArea('course-list'), count: counts.course },
    { ...linkArea('tour-list'), count: counts.tour },
    { ...linkArea('skill-list'), count: counts.skill },
    { ...linkArea('badge-list'), count: counts.badge },
    { ...linkArea('ranking-list'), count: counts.ranking },
    { ...linkArea('guide-list'), count: counts.guide },
    { ...linkArea('ranking-calendar'), count: null },
    { ...linkArea('race'), count: null },
    { ...linkArea('planner'), count: null },
    { ...linkArea('checklist'), count: null },
  ]
}
