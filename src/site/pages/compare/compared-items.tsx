import { useState } from 'react'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { compareAddress, mostCompared, type Comparison } from '#pages/item/compare-address.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { AddItem } from './add-item.tsx'
import { CompareTable } from './compare-table.tsx'
import { loadCompared } from './load-compared.ts'

const none: readonly ItemPage[] = []

/** The items of an address, as soon as their data are there. Until then, those that were there before stay. */
export function ComparedItems(comparison: Comparison) {
  const { kind, ids } = comparison
  const { value, error, retry } = useLoading(ids.join(), () => loadCompared(comparison))
  const [last, setLast] = useState(none)
  if (value && value !== last) setLast(value)
  const pages = (value ?? last).filter(({ item }) => ids.includes(item.id))
  if (error !== undefined) return <LoadFailure what="The comparison" retry={retry} />
  if (!value && pages.length === 0) return <Skeleton what="The comparison" shape="cards" lines={6} />

  const known = pages.map(({ item }) => item.id)
  return (
    <>
      {value && known.length < ids.length && (
        <output>
          {known.length === 0 ? 'No' : 'Not every'} {kind} in this address is known here. Its name may have been cut
          short: choose it yourself.
        </output>
      )}
      <div className="actions">
        {ids.length < mostCompared && (
          <AddItem kind={kind} ids={known}>
            {known.length === 0 ? `Choose a ${kind}` : `Add a ${kind}`}
          </AddItem>
        )}
        {pages.length === 1 && <Similar page={pages[0]!} />}
      </div>
      {pages.length > 0 && <CompareTable kind={kind} pages={pages} />}
    </>
  )
}

/** What an item is often confused with. */
function Similar({ page: { item, similar } }: { page: ItemPage }) {
  return similar.slice(0, mostCompared - 1).map((other) => (
    <a key={other.id} className="button" href={compareAddress({ kind: item.kind, ids: [item.id, other.id] })}>
      with {other.name}
    </a>
  ))
}
