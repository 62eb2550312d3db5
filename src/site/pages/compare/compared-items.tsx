import { useEffect, useState } from 'react'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { compareAddress, mostCompared, type Comparison } from '#pages/item/compare-address.ts'
import * as say from '#wording/compare.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { updateTitle } from '../../features/navigation/update-head.ts'
import { shareOrShowFailure } from '../../features/sharing/share-or-show-failure.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { focusContent, passFocus } from '../../ui/focus-content.ts'
import { AddItem } from './add-item.tsx'
import { CompareTable } from './compare-table.tsx'
import { showCompared } from './show-compared.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { PageDataError } from '../../features/navigation/page-data-error.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'

const none: readonly ItemPage[] = []

/** The items of an address, as soon as their data are there. Until then, those that were there before stay. */
export function ComparedItems({ kind, ids: asked }: Comparison) {
  const ids = asked.slice(0, mostCompared)
  const { value, error, retry } = useLoading(ids.join(), () => loadCompared({ kind, ids }))
  const [last, setLast] = useState(none)
  if (value && value !== last) setLast(value)
  const pages = (value ?? last).filter(({ item }) => ids.includes(item.id))
  const names = nameComparison(pages)
  useEffect(() => {
    if (names !== '') updateTitle(names)
  }, [names])
  const isLoading = !value && error === undefined
  if (error !== undefined && pages.length === 0) return <LoadFailure what={say.comparisonPart()} retry={retry} />
  if (isLoading && pages.length === 0) return <Skeleton what={say.comparisonPart()} shape="cards" lines={6} />

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
      {error !== undefined && <LoadFailure what={say.comparisonPart()} retry={retry} />}
      {value && known.length < ids.length && (
        <output>{say.unknownItems({ kind, known: known.length === 0 ? 'none' : 'some' })}</output>
      )}
      {asked.length > ids.length && <output>{say.tooMany({ asked: asked.length, kind, most: mostCompared })}</output>}
      <div className="actions">
        {kept.length < mostCompared && (
          <AddItem kind={kind} ids={kept}>
            {known.length === 0 ? say.chooseItem({ kind }) : say.addItem({ kind })}
          </AddItem>
        )}
        {pages.length === 1 ? <Similar page={pages[0]!} /> : pages.length > 1 && <ShareComparison pages={pages} />}
      </div>
      {pages.length > 0 && <CompareTable pages={pages} onRemove={remove} />}
    </>
  )
}

/** What is on many of the same top shelves. */
function Similar({ page: { item, similar } }: { page: ItemPage }) {
  return similar.slice(0, mostCompared - 1).map((other) => (
    <button
      key={other.id}
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        // It disappears, and the button that adds any item stays.
        currentTarget.parentElement?.querySelector('button')?.focus()
        showCompared({ kind: item.kind, ids: [item.id, other.id] })
      }}
    >
      {rich(say.compareWith({ item: other.name }), {
        hidden: (inner) => <span className="visually-hidden">{inner}</span>,
      })}
    </button>
  ))
}

function ShareComparison({ pages }: { pages: readonly ItemPage[] }) {
  async function share(): Promise<void> {
    const { shareLink } = await import('../../features/sharing/share-link.ts')
    const address = compareAddress({ kind: pages[0]!.item.kind, ids: pages.map(({ item }) => item.id) })
    await shareLink(address, nameComparison(pages), say.linkCopied())
  }

  return (
    <button type="button" className="button" onClick={() => shareOrShowFailure(say.comparisonPart(), share)}>
      {say.shareLink()}
    </button>
  )
}

/** `Mario vs. Luigi`. */
function nameComparison(pages: readonly ItemPage[]): string {
  if (pages.length === 0) return ''
  return pages.map(({ item }) => item.name).reduce((items, other) => say.versus({ items, other }))
}

/** What the pages of items say, in the order asked for; those that there are none of are left out. */
async function loadCompared({ kind, ids }: Comparison): Promise<ItemPage[]> {
  async function loadItem(id: string): Promise<ItemPage[]> {
    try {
      return [await loadPageOf(kind, itemPath({ kind, id }))]
    } catch (error) {
      if (error instanceof PageDataError && error.code === 404) return []
      throw error
    }
  }

  return (await Promise.all(ids.map(loadItem))).flat()
}
