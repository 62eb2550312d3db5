import { useMemo } from 'react'
import type { ItemListPage } from '#pages/data/item-pages.ts'
import { itemListPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { countOfKind } from '#wording/kinds.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { ItemEntries, type ItemFact } from '../../ui/items/item-entries.tsx'
import { KindSwitch } from '../../ui/components/kind-switch.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Term } from '../../ui/components/term.tsx'
import { topShelfBonuses } from '../../ui/wording/list-wording.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { TopShelfField } from '../../features/lists/top-shelf-field.tsx'
import { useList } from '../../features/lists/use-list.ts'
import { useTopShelf } from '../../features/lists/use-top-shelf.ts'
import { buildKindPlan } from '../../features/search/filters/all-items-plan.ts'
import { useOwnList } from '../../features/checklist/ownership-marks/use-own-list.ts'

/** The same lists at each rendering. */
const kindLists = { driver: ['driver'], kart: ['kart'], glider: ['glider'] } as const

/** What readers look for in a list in this order. */
const factOfSort = new Map<string | null, ItemFact>([
  ['top', 'topCount'],
  ['debut', 'debut'],
])

export function ItemListView({ data, title }: PageViewProps<ItemListPage>) {
  const { itemKind, items } = data
  const topShelf = useTopShelf(kindLists[itemKind])
  const own = useOwnList()
  const plan = useMemo(() => buildKindPlan(itemKind, own.levels), [itemKind, own.levels])
  const list = useList(items, plan, topShelf.narrowing ?? own.narrowing)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(
          say.listHead({
            items: countOfKind({ kind: itemKind, count: items.length }),
            bonus: topShelfBonuses[itemKind],
          }),
          {
            count: (inner) => <span className="head-more">{inner}</span>,
            term: (inner) => <Term of="top-shelf">{inner}</Term>,
          },
        )}
      </PageHeader>
      <ListToolbar
        list={list}
        hasDensity
        beside={<KindSwitch label={say.kindOfItem()} current={itemKind} pathOf={itemListPath} />}
        extraButton={
          <button type="button" className="tool" aria-pressed={own.isMarking} onClick={own.toggleMarking}>
            {say.markOwned()}
          </button>
        }
        extraFilter={<TopShelfField filter={topShelf} rankedCup={data.rankedCup} />}
        extraChoice={topShelf.chip}
      />
      <ListResults list={list}>
        <ItemEntries
          entries={list.shown}
          fact={factOfSort.get(list.state.sort) ?? 'skill'}
          notes={topShelf.places}
          Mark={own.Mark}
        />
      </ListResults>
    </>
  )
}
