import type { GuideListPage, GuideRef } from '#pages/page-data.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { GuideCards } from '../components/guide-cards.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

const nameOf = (guide: GuideRef) => guide.title

export function GuideListView({ data }: { data: GuideListPage }) {
  const search = useSearch(data.guides, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Tips and tricks">
        How the game works, and how to get more out of every race.
      </PageHeader>
      <div className="toolbar">
        <SearchField label="Search guides" placeholder="Search guides" search={search} of={data.guides.length} />
      </div>
      {search.found.length > 0 ? (
        <GuideCards guides={search.found} />
      ) : (
        <EmptyState title="No guide found">
          <button type="button" className="button" onClick={() => search.write('')}>
            Show all
          </button>
        </EmptyState>
      )}
    </>
  )
}
