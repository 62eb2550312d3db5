import type { TourListPage } from '#pages/page-data.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { currentTourAnchor, TourRows } from '../components/tour-rows.tsx'
import { formatCount } from '../components/wording.ts'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

type TourEntry = TourListPage['tours'][number]

const nameOf = (tour: TourEntry) => tour.name

export function TourListView({ data }: { data: TourListPage }) {
  const search = useSearch(data.tours, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Tours">
        A new tour begins every two weeks. {formatCount(data.tours.length, 'tour')}, from the first to a year ahead.
      </PageHeader>
      <div className="toolbar">
        <SearchField label="Search tours" placeholder="Search tours" search={search} of={data.tours.length} />
        <a className="button" href={`#${currentTourAnchor}`}>
          On now
        </a>
      </div>
      {search.found.length > 0 ? (
        <TourRows tours={search.found} currentTour={data.currentTour} describe={describeTour} />
      ) : (
        <EmptyState title={`No tour is called “${search.query}”`}>
          <button type="button" className="button" onClick={() => search.write('')}>
            Show all
          </button>
        </EmptyState>
      )}
    </>
  )
}

function describeTour(tour: TourEntry): string {
  const news = tour.newItemCount > 0 ? [formatCount(tour.newItemCount, 'new item')] : []
  return [...news, ...tour.newCityCourses].join(', ')
}
