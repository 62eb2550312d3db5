import { useState } from 'react'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { compareAddress, mostCompared, type Comparison } from '#pages/item/compare-address.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { focusContent } from '../../ui/focus-content.ts'
import { passFocus } from '../../ui/pass-focus.ts'
import { AddItem } from './add-item.tsx'
import { CompareTable } from './compare-table.tsx'
import { loadCompared } from './load-compared.ts'
import { showCompared } from './show-compared.ts'

const none: readonly ItemPage[] = []

/** The items of an address, as soon as their data are there. Until then, those that were there before stay. */
export function ComparedItems(comparison: Comparison) {
  const { kind, ids } = comparison
  const { value, error, retry } = useLoading(ids.join(), () => loadCompared(comparison))
  const [last, setLast] = useState(none)
  if (value && value !== last) setLast(value)
  const pages = (value ?? last).filter(({ item }) => ids.includes(item.id))
  const isLoading = !value && error === undefined
  if (error !== undefined && pages.length === 0) return <LoadFailure what="The comparison" retry={retry} />
  if (isLoading && pages.length === 0) return <Skeleton what="The comparison" shape="cards" lines={6} />

  const known = pages.map(({ item }) => item.id)
  // What is still loading stays when the reader adds or removes another.
  const kept = isLoading ? ids : known

  function remove(id: string, button: Element): void {
    // The button disappears with its item, and the focus must not.
    if (pages.length > 1) passFocus(button, button.closest('tr'), 'button', null)
    else focusContent(null)
    showCompared({ kind, ids: kept.filter((each) => each !== id) })
  }

  return (
    <>
      {error !== undefined && <LoadFailure what="The comparison" retry={retry} />}
      {value && known.length < ids.length && (
        <output>
          {known.length === 0 ? 'No' : 'Not every'} {kind} in this address is known here. Its name may have been cut
          short: choose it yourself.
        </output>
      )}
      <div className="actions">
        {kept.length < mostCompared && (
          <AddItem kind={kind} ids={kept}>
            {known.length === 0 ? `Choose a ${kind}` : `Add a ${kind}`}
          </AddItem>
        )}
        {pages.length === 1 && <Similar page={pages[0]!} />}
      </div>
      {pages.length > 0 && <CompareTable pages={pages} onRemove={remove} />}
    </>
  )
}

/** What is on many of the same top shelves. */
function Similar({ page: { item, similar } }: { page: ItemPage }) {
  return similar.slice(0, mostCompared - 1).map((other) => (
    <a key={other.id} className="button" href={compareAddress({ kind: item.kind, ids: [item.id, other.id] })}>
      <span className="visually-hidden">Compare </span>with {other.name}
    </a>
  ))
}
