import type { HomePage } from '#pages/data/home-page.ts'
import { type SitePath, routes } from '#pages/routes/routes.ts'
import { formatCount, formatNumber } from '../../ui/wording/wording.ts'

interface Tile {
  readonly path: SitePath
  readonly name: string
  readonly count: string
  readonly text: string
  /** A class of silhouettes.css. */
  readonly silhouette: string
}

function buildTiles(counts: HomePage['counts']): readonly Tile[] {
  return [
    tile(routes['driver-list'], 'Drivers', counts.driver, 'Skills, shelves and ranks', 'driver-0'),
    tile(routes['kart-list'], 'Karts', counts.kart, 'Double points on the top shelf', 'kart-0'),
    tile(routes['glider-list'], 'Gliders', counts.glider, 'Triple combos on the top shelf', 'glider-0'),
    {
      ...tile(routes['course-list'], 'Courses', counts.course, '', 'course-0'),
      text: `${formatCount(counts.variant, 'variant')}, three shelves each`,
    },
    tile(routes['tour-list'], 'Tours', counts.tour, 'Cups, ranked weeks, debuts', 'tour-0'),
    tile(routes['skill-list'], 'Skills', counts.skill, 'Which items have them', 'skill-boost'),
    tile(routes['badge-list'], 'Badges', counts.badge, 'What each kind is awarded for', 'badge-0'),
    tile(routes['guide-list'], 'Tips and tricks', counts.guide, 'Race better, score more', 'skill-coins'),
    tile(routes['ranking-list'], 'Rankings', counts.ranking, 'By course, tour and week', 'badge-1'),
    tile(routes['ranking-calendar'], 'Calendar', null, 'Rankings for any day', 'tour-1'),
    tile(routes.planner, 'Planner', null, 'What to use, level up and pull', 'badge-3'),
    tile(routes.checklist, 'Checklist', null, 'What you own and at what level', 'badge-2'),
  ]
}

function tile(path: SitePath, name: string, count: number | null, text: string, silhouette: string): Tile {
  return { path, name, count: count === null ? '' : formatNumber(count), text, silhouette }
}

/** A tile for every area. */
export function AreaTiles({ counts }: { counts: HomePage['counts'] }) {
  return (
    <ul className="area-tiles">
      {buildTiles(counts).map(({ path, name, count, text, silhouette }) => (
        <li key={path}>
          <a className="area-tile" href={path}>
            <i aria-hidden="true" className={`glyph ${silhouette}`} />
            <b>
              {name} <span>{count}</span>
            </b>
            <small>{text}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
