import type { ItemListEntry, ItemListPage } from '#pages/page-data.ts'
import { itemListPath } from '#pages/routes.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ItemEntries } from '../components/item-entries.tsx'
import { KindSwitch } from '../components/kind-switch.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { formatCount, kindPlurals, topShelfBonuses } from '../components/wording.ts'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

const nameOf = (entry: ItemListEntry) => entry.name

export function ItemListView({ data }: { data: ItemListPage }) {
  const { itemKind, items } = data
  const plural = kindPlurals[itemKind]
  const search = useSearch(items, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={plural}>
        {formatCount(items.length, itemKind)}. On a course where one stands on the top shelf:{' '}
        {topShelfBonuses[itemKind]}.
      </PageHeader>
      <div className="toolbar">
        <KindSwitch label="Kind of item" current={itemKind} pathOf={itemListPath} />
        <SearchField
          label={`Search ${plural.toLowerCase()}`}
          placeholder={`Search ${plural.toLowerCase()}`}
          search={search}
          of={items.length}
        />
      </div>
      {search.found.length > 0 ? (
        <ItemEntries entries={search.found} />
      ) : (
        <EmptyState title={`No ${itemKind} is called “${search.query}”`}>
          <button type="button" className="button" onClick={() => search.write('')}>
            Show all {items.length}
          </button>
        </EmptyState>
      )}
    </>
  )
}
