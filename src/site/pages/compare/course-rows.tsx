import type { ItemCourse, ItemPage } from '#pages/data/item-pages.ts'
import { variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/compare.ts'
import { CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { LevelMark } from '../../ui/items/shelf-mark.tsx'
import type { ComparedCourse } from './compare-courses.ts'

interface CourseRowsProps {
  readonly title: string
  readonly courses: readonly ComparedCourse[]
  readonly pages: readonly ItemPage[]
  /** Of each item, the reader's; undefined for one that they do not own. */
  readonly levels: readonly (number | undefined)[]
}

/** Courses with the shelf of each item, under a line that says what they have in common. */
export function CourseRows({ title, courses, pages, levels }: CourseRowsProps) {
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={pages.length + 1}>
          {title} <small>{say.courseCount({ courses: courses.length })}</small>
        </th>
      </tr>
      {courses.map(({ variant, places }) => (
        <tr key={variant.id}>
          <th scope="row">
            <a className="chip" href={variantPath(variant)}>
              <CourseEmblem courseId={variant.courseId} />
              <span>{variant.name}</span>
            </a>
          </th>
          {places.map((place, index) => (
            <td key={pages[index]!.item.id}>
              <Place place={place} isComplete={!pages[index]!.knownTops} level={levels[index]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface PlaceProps {
  readonly place: ItemCourse | null
  /** Whether all shelves of the item are on record. */
  readonly isComplete: boolean
  readonly level: number | undefined
}

/** Which shelf, and from which level where the reader's is not there yet. */
function Place({ place, isComplete, level }: PlaceProps) {
  if (!place) return <span className="muted">{isComplete ? say.bottom() : say.notRecorded()}</span>
  const isAhead = level !== undefined && level < place.level
  return (
    <span className={isAhead ? 'ahead' : undefined}>
      <span className={`shelf shelf-${place.shelf}`}>{place.shelf === 'top' ? say.top() : say.middle()}</span>{' '}
      <LevelMark level={place.level} />
    </span>
  )
}
