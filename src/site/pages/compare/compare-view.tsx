import { useEffect, useMemo } from 'react'
import { parseComparison } from '#pages/item/compare-address.ts'
import type { PageOf } from '#pages/data/page-data.ts'
import * as say from '#wording/compare.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { useQueryHint } from '../../features/lists/query-hint.ts'
import { updateTitle } from '../../features/navigation/update-head.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './compare-view.css'
import { itemKinds } from '#catalogue/entities.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { AddItem } from './add-item.tsx'

const loadCompared = () => import('./compared-items.tsx').then(({ ComparedItems }) => ComparedItems)

/** Items of one kind side by side; the address says which. */
export function CompareView({ data, title }: PageViewProps<PageOf<'compare'>>) {
  const query = useQuery()
  const comparison = useMemo(() => parseComparison(query), [query])
  useQueryHint(query, true)
  // A comparison has its own.
  useEffect(() => {
    if (!comparison) updateTitle(title)
  }, [comparison, title])
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={say.compareItems()}>
        {rich(say.aboutComparing(), { more: (inner) => <span className="head-more">{inner}</span> })}
      </PageHeader>
      <div className="compare-slot">
        {comparison ? (
          <LazyPart
            key={comparison.kind}
            what={say.comparisonPart()}
            load={loadCompared}
            props={comparison}
            waiting={null}
          />
        ) : (
          <NothingCompared />
        )}
      </div>
    </>
  )
}

/** How a comparison begins: with an item of one of the kinds. */
function NothingCompared() {
  return (
    <EmptyState title={say.nothingCompared()}>
      <noscript>
        <p>{say.needsJavaScript()}</p>
      </noscript>
      <div className="actions">
        {itemKinds.map((kind) => (
          <AddItem key={kind} kind={kind} ids={[]}>
            {say.chooseItem({ kind })}
          </AddItem>
        ))}
      </div>
    </EmptyState>
  )
}
