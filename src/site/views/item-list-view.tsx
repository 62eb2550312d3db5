import type { ItemListPage } from '#pages/page-data.ts'
import { itemListPath } from '#pages/routes.ts'
import { ItemEntries, type ItemFact } from '../components/item-entries.tsx'
import { KindSwitch } from '../components/kind-switch.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { formatCount, kindPlurals, topShelfBonuses } from '../components/wording.ts'
import { itemListPlan } from '../lists/item-list-plan.ts'
import { ListResults } from '../lists/list-results.tsx'
import { ListToolbar } from '../lists/list-toolbar.tsx'
import { TopShelfField } from '../lists/top-shelf-field.tsx'
import { useList } from '../lists/use-list.ts'
import { useTopShelf } from '../lists/use-top-shelf.ts'

/** What a list in this order is looked through for. */
const factOfSort: Readonly<Record<string, ItemFact>> = { top: 'topCount', debut: 'debut' }

export function ItemListView({ data }: { data: ItemListPage }) {
  const { itemKind, items } = data
  const plural = kindPlurals[itemKind]
  const noun = plural.toLowerCase()
  const topShelf = useTopShelf(itemKind)
  const list = useList(items, itemListPlan, topShelf.narrowing)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={plural}>
        {formatCount(items.length, itemKind)}. On a course where one stands on the top shelf:{' '}
        {topShelfBonuses[itemKind]}.
      </PageHeader>
      <ListToolbar
        list={list}
        noun={noun}
        hasDensity
        beside={<KindSwitch label="Kind of item" current={itemKind} pathOf={itemListPath} />}
        extraFilter={<TopShelfField filter={topShelf} rankedCup={data.rankedCup} />}
        extraChoice={
          topShelf.narrowing && {
            label: `Top shelf on ${topShelf.name ?? '…'}`,
            remove: () => topShelf.choose(null),
          }
        }
      />
      <ListResults list={list} noun={noun}>
        <ItemEntries entries={list.found} tells={factOfSort[list.state.sort ?? ''] ?? 'skill'} />
      </ListResults>
    </>
  )
}
