import type { ItemCourse } from '#pages/data/item-pages.ts'
import { variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { type Column, DataTable } from '../../ui/components/data-table.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { ReportButton } from '../../ui/components/report-button.tsx'
import { termAnchor } from '../../ui/components/term.tsx'
import { BoostMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import './item-course-table.css'

const columns: readonly Column<ItemCourse>[] = [
  {
    id: 'course',
    title: say.course(),
    sortValue: (course) => course.variant.name,
    cell: (course) => (
      <th scope="row">
        <a className="chip" href={variantPath(course.variant)}>
          <CourseEmblem courseId={course.variant.courseId} />
          <span>{course.variant.name}</span>
        </a>
      </th>
    ),
  },
  {
    id: 'shelf',
    title: say.shelf(),
    sortValue: (course) => (course.shelf === 'top' ? 0 : 1),
    cell: (course) => (
      <td className="shelf-cell">
        {/* Keys have the same above the table: a hundred buttons would mean a hundred tab stops. */}
        <button type="button" tabIndex={-1} popoverTarget={termAnchor('top-shelf')}>
          <ShelfMark shelf={course.shelf} />
        </button>
      </td>
    ),
  },
  {
    id: 'level',
    title: say.fromLevel(),
    numeric: true,
    sortValue: (course) => course.level,
    cell: (course) => <td className="count">{course.level}</td>,
  },
  {
    id: 'since',
    title: say.recordedSince(),
    sortValue: (course) => course.since,
    descendingFirst: true,
    cell: (course) => (
      <td className="since">
        <Day date={course.since} />
        <ReportButton />
      </td>
    ),
  },
  {
    id: 'now',
    title: say.racedLast(),
    hint: say.aboutRacedLast(),
    sortValue: (course) => Number(course.inCup) * 2 + Number(course.inTour),
    descendingFirst: true,
    cell: (course) => (
      <td className="now">
        {course.inCup ? <em className="new">{say.rankedCup()}</em> : course.inTour && say.tour()}
        {course.isBoosted && <BoostMark />}
      </td>
    ),
  },
]

export function ItemCourseTable({ courses, itemName }: { courses: readonly ItemCourse[]; itemName: string }) {
  return (
    <DataTable
      caption={say.shelvesOf({ item: itemName })}
      columns={columns}
      rows={courses}
      keyOf={(course) => course.variant.id}
      layout="course-table"
    />
  )
}
