import { useMemo } from 'react'
import type { TourListPage } from '#pages/page-data.ts'
import { PageHeader } from '../components/page-header.tsx'
import { currentTourAnchor, TourRows } from '../components/tour-rows.tsx'
import { formatCount } from '../components/wording.ts'
import { ListResults } from '../lists/list-results.tsx'
import { ListToolbar } from '../lists/list-toolbar.tsx'
import { buildTourListPlan, type TourEntry } from '../lists/tour-list-plan.ts'
import { useList } from '../lists/use-list.ts'

export function TourListView({ data }: { data: TourListPage }) {
  const plan = useMemo(() => buildTourListPlan(data.currentTour), [data.currentTour])
  const list = useList(data.tours, plan)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Tours">
        A new tour begins every two weeks. {formatCount(data.tours.length, 'tour')}, from the first to a year ahead.
      </PageHeader>
      <ListToolbar
        list={list}
        noun="tours"
        beside={
          <a className="button" href={`#${currentTourAnchor}`}>
            Go to today
          </a>
        }
      />
      <ListResults list={list} noun="tours">
        <TourRows tours={list.found} currentTour={data.currentTour} describe={describeTour} />
      </ListResults>
    </>
  )
}

function describeTour(tour: TourEntry): string {
  const news = tour.newItemCount > 0 ? [formatCount(tour.newItemCount, 'new item')] : []
  return [...news, ...tour.newCityCourses].join(', ')
}
