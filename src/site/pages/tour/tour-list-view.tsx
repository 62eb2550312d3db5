import { useMemo } from 'react'
import { groupBy } from '#base/group-by.ts'
import type { TourListPage } from '#pages/data/tour-pages.ts'
import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { fileInLanguage } from '#pages/routes/language-path.ts'
import { pathPrefix } from '#wording/language.ts'
import * as say from '#wording/tour.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { CopyTable } from '../../ui/components/data-table.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { TourRows } from '../../ui/tours/tour-rows.tsx'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { tourListPlan, type TourEntry } from '../../features/lists/list-plans.ts'
import { useList } from '../../features/lists/use-list.ts'
import '../../ui/components/brief-head.css'
import './tour-list-view.css'

export function TourListView({ data, title }: PageViewProps<TourListPage>) {
  const list = useList(data.tours, tourListPlan)
  const isInOwnOrder = list.state.sort === null
  const { shown } = list
  // Memoized: typing does not always change the list.
  const rows = useMemo(
    () => (isInOwnOrder ? <Years tours={shown} /> : <TourRows tours={shown} marksCycle describe={describeTour} />),
    [shown, isInOwnOrder],
  )
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} look="brief-head">
        <p>
          {rich(say.aboutTours({ tours: data.tours.length }), {
            more: (inner) => <span className="head-more">{inner}</span>,
          })}
        </p>
        <details className="record">
          <summary>{say.byTheYearlyCycle()}</summary>
          <p>{say.aboutCycle()}</p>
        </details>
      </PageHeader>
      <TourTimeline tours={data.tours} />
      <ListToolbar list={list} />
      <ListResults list={list}>{rows}</ListResults>
      <p>
        <CopyTable /> <a href={fileInLanguage(calendarPath, pathPrefix)}>{say.calendarFile()}</a>
      </p>
    </>
  )
}

/** Beyond this many, a mark of new items grows no more. */
const mostShown = 13

/** Seven years at a glance, a square for each tour: the list below says the same in words. */
function TourTimeline({ tours }: { tours: TourListPage['tours'] }) {
  const years = groupBy(tours.toReversed(), ({ start }) => start.slice(0, 4))
  return (
    <figure className="tour-timeline" aria-label={say.timelineLabel()}>
      {[...years].map(([year, ofYear]) => (
        <div key={year} aria-hidden="true">
          <b>{year}</b>
          {ofYear.map(({ id, name, newItemCount, newCityCourses }) => (
            <i
              key={id}
              className={newCityCourses.length > 0 ? 'city' : undefined}
              title={say.tourNews({
                tour: name,
                news: joinWithCommas([say.newItems({ items: newItemCount }), ...newCityCourses]),
              })}
              style={{ '--new': Math.min(newItemCount, mostShown) / mostShown }}
            />
          ))}
        </div>
      ))}
      <figcaption>{say.aboutTimeline()}</figcaption>
    </figure>
  )
}

/** The tours by the year in which they began, in the order of the list. */
function Years({ tours }: { tours: readonly TourEntry[] }) {
  const years = groupBy(tours, ({ start }) => start.slice(0, 4))
  return [...years].map(([year, ofYear]) => (
    <section key={year} className="tour-year" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <TourRows tours={ofYear} marksCycle describe={describeTour} />
    </section>
  ))
}

function describeTour(tour: TourEntry): string {
  const news = tour.newItemCount > 0 ? [say.newItems({ items: tour.newItemCount })] : []
  return joinWithCommas([...news, ...tour.newCityCourses])
}
