import { joinWithCommas } from '#wording/join-list.ts'
import * as say from '#wording/rows.ts'
import type { ShelfCode } from '#pages/data/ranking-views.ts'
import { isBoostedCode, shelfOfCode } from '#pages/data/shelf-views.ts'

/**
 * One dot for each course: full on the top shelf, half on the middle one, empty on the bottom one; an arrow on what stands
 * higher in the cup than elsewhere. Their text is for
 * screen readers; a day's ranking has it 75 times, so its element is a short one, hidden by its place.
 */
export function ShelfDots({ shelves }: { shelves: readonly ShelfCode[] }) {
  return (
    <span className="dots">
      {shelves.map((code, index) => (
        <i
          key={index}
          className={[shelfOfCode(code), isBoostedCode(code) && 'boosted'].filter(Boolean).join(' ') || undefined}
        />
      ))}
      <b>{joinWithCommas(shelves.map(nameShelf))}</b>
    </span>
  )
}

function nameShelf(code: ShelfCode): string {
  return say.shelfOnCourse({ shelf: shelfOfCode(code) ?? 'none', isHigher: isBoostedCode(code) ? 'yes' : 'no' })
}
