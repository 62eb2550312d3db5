import { useMemo } from 'react'
import type { KindNews } from '#pages/data/home-page.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { LatelyCards } from './lately-cards.tsx'
import { pickOwnMovers, type OwnMover } from './pick-movers.ts'

/** The same cards, with the reader's own items first. What everybody sees stays if those are unknown. */
export function OwnNews({ lately }: { lately: readonly KindNews[] }) {
  const { owned } = useReaderChecklist()
  const { value: items } = useLoading('Your changes', loadChecklistItems)
  const own = useMemo(
    () =>
      [...owned.keys()].flatMap((id): OwnMover[] => {
        const item = items?.byId.get(id)
        const movement = items?.movements.get(id)
        return item && movement ? [{ item, movement }] : []
      }),
    [items, owned],
  )
  return items ? (
    <LatelyCards lately={lately} pick={(news) => pickOwnMovers(news, own)} />
  ) : (
    <LatelyCards lately={lately} />
  )
}
