import { siteName } from '#pages/config/site-name.ts'
import type { HomePage } from '#pages/data/home-page.ts'
import { type SitePath, routes } from '#pages/routes/routes.ts'
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

function listLinks(counts: HomePage['counts']): readonly (readonly [SitePath, string, number | null])[] {
  return [
    [routes['driver-list'], 'Drivers', counts.driver],
    [routes['kart-list'], 'Karts', counts.kart],
    [routes['glider-list'], 'Gliders', counts.glider],
    [routes['course-list'], 'Courses', counts.course],
    [routes['tour-list'], 'Tours', counts.tour],
    [routes['skill-list'], 'Skills', counts.skill],
    [routes['badge-list'], 'Badges', counts.badge],
    [routes['ranking-list'], 'Rankings', counts.ranking],
    [routes['guide-list'], 'Tips and tricks', counts.guide],
    [routes['ranking-calendar'], 'Daily rankings', null],
    [routes.race, 'Race card', null],
    [routes.planner, 'Planner', null],
    [routes.checklist, 'Checklist', null],
  ]
}
