import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import { describeReporters } from '#wording/reported.ts'
import * as say from '#wording/controls.ts'
import { rich } from '../wording/rich.tsx'
import { Day } from '../wording/day.tsx'

const places = { top: say.onTheTopShelf, middle: say.onTheMiddleShelf, low: say.onNeitherShelfThat }

/** Shelves that players have reported, with what the reports rest on. */
export function ReportedNotes({ reported = [] }: { reported?: readonly ReportedShelfView[] | undefined }) {
  return reported.map(({ item, variant, place, date, players }) => (
    <p key={`${item.id} ${variant.id} ${date}`} className="correction" role="note">
      {rich(say.correctionIsReportedBy(), {
        strong: (inner) => <b>{inner}</b>,
        link: <a href={itemPath(item)}>{item.name}</a>,
        value: places[place.shelf](),
        link2: <a href={variantPath(variant)}>{variant.name}</a>,
        more: place.level > 1 && ` from level ${place.level}`,
        describeReporters: describeReporters(players),
        day: <Day date={date} />,
      })}
    </p>
  ))
}
