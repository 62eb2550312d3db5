import { useCallback, useMemo } from 'react'
import type { TourListPage } from '#pages/data/tour-pages.ts'
import { AddToCalendar } from '../../ui/tours/add-to-calendar.tsx'
import { useCurrentTour } from '../../ui/countdown/use-current-tour.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { currentTourAnchor, TourRows } from '../../ui/tours/tour-rows.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { buildTourListPlan, type TourEntry } from '../../features/lists/plans/tour-list-plan.ts'
import { useList } from '../../features/lists/state/use-list.ts'

/** Upcoming tours shown above the current one; the others are behind a disclosure. */
const shownComing = 3

export function TourListView({ data }: { data: TourListPage }) {
  const currentTour = useCurrentTour(data.tours, data.currentTour)
  const plan = useMemo(() => buildTourListPlan(currentTour), [currentTour])
  const list = useList(data.tours, plan)
  const isWhole = !list.isNarrowed && list.state.sort === null
  const { found, shown } = list
  const isFar = useCallback(
    ({ number }: TourEntry) => isWhole && number > currentTour + shownComing,
    [isWhole, currentTour],
  )
  const far = useMemo(() => found.filter(isFar), [found, isFar])
  const near = useMemo(() => shown.filter((tour) => !isFar(tour)), [shown, isFar])
  // Memoized: typing does not always change the list.
  const rows = useMemo(
    () => <TourRows tours={near} currentTour={currentTour} marksExpected describe={describeTour} />,
    [near, currentTour],
  )
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={data.title}>
        A new tour starts every two weeks. {formatCount(data.tours.length, 'tour')}, from the first to a year ahead.
        Tours marked as expected, or as not recorded once they are over, follow the yearly cycle.
      </PageHeader>
      <ListToolbar
        list={list}
        beside={
          <>
            <a className="button" href={`#${currentTourAnchor}`}>
              Current tour
            </a>
            <AddToCalendar />
          </>
        }
      />
      <ListResults list={list}>
        {far.length > 0 && (
          <details className="cup-history">
            <summary>{formatCount(far.length, 'more upcoming tour')}, based on the yearly cycle</summary>
            <TourRows tours={far} describe={describeTour} />
          </details>
        )}
        {rows}
      </ListResults>
    </>
  )
}

function describeTour(tour: TourEntry): string {
  const news = tour.newItemCount > 0 ? [formatCount(tour.newItemCount, 'new item')] : []
  return [...news, ...tour.newCityCourses].join(', ')
}
