import { useMemo } from 'react'
import type { BadgeView } from '#pages/data/thing-pages.ts'
import * as say from '#wording/sharing.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { badgePath, routes } from '#pages/routes/routes.ts'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { loadBadges } from '../../features/sharing/load-badges.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { useReaderChecklist, readerCollections } from '../../features/checklist/reader-checklist.ts'
import { resolveShared, type SharedCollection } from '../../features/sharing/collect-shared.ts'
import { Section } from '../../ui/components/section.tsx'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { viewKey, writeText } from '../../features/search/filters/list-state.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'
import { countProgress } from '../checklist/count-progress.ts'
import { ProgressBoard } from '../checklist/progress-board.tsx'
import { SharedFaultNote, useShared } from './use-shared.tsx'
import { SharedList } from './shared-list.tsx'
import './shared-player.css'
import { capMark, type CapStep, type ItemLevel } from '#documents/checklist.ts'
import { mostCollections } from '#documents/collections.ts'
import * as sayChecklist from '#wording/checklist.ts'
import { navigationServices } from '../../features/navigation/navigation-services.ts'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { collectionAddress } from '../../features/checklist/collection-address.ts'

const none: readonly string[] = []

/** The collection that the address holds, or what to do about an address that holds none. */
export function SharedBody() {
  const shared = useShared()
  const { value: items, error, retry } = useLoading('checklist-items', loadChecklistItems)
  const badgeIds = typeof shared === 'string' ? none : shared.badges
  const badges = useLoading(`badges-${badgeIds.join()}`, () => loadSharedBadges(badgeIds))
  if (typeof shared === 'string') return <SharedFaultNote fault={shared} />
  if (error !== undefined) return <LoadFailure what={say.items()} retry={retry} />
  // Without its badges a collection is still worth showing; their number decides its position.
  if (!items || (!badges.value && badges.error === undefined))
    return <Skeleton what={say.sharedCollection()} shape="cards" lines={6} />
  return <SharedPlayer shared={shared} items={items} badges={badges.value ?? []} />
}

/** Those that the site knows, in the sender's order. */
async function loadSharedBadges(ids: readonly string[]): Promise<readonly BadgeView[]> {
  if (ids.length === 0) return []
  const badges = await loadBadges()
  return ids.flatMap((id) => badges.find((badge) => badge.id === id) ?? [])
}

interface SharedPlayerProps {
  readonly shared: SharedCollection
  readonly items: ChecklistItems
  /** Of the featured badges those that the site knows. */
  readonly badges: readonly BadgeView[]
}

const viewNames = { theirs: say.theirItems(), compare: say.compareWithMine() } as const

/** A sender's featured items and collection, with the reader's own beside it on request. */
function SharedPlayer({ shared, items, badges }: SharedPlayerProps) {
  const { owned } = useReaderChecklist()
  const [view, setView] = useSharedView()
  const { levels, caps, unknownCount } = useMemo(
    () => resolveShared(shared, items.byId.keys(), items.gameIds),
    [shared, items],
  )
  const progress = useMemo(() => countProgress(items.entries, levels), [items, levels])
  const featured = itemKinds.flatMap((kind) => items.byId.get(shared.featured[kind] ?? '') ?? [])
  const { name } = shared
  const parts = featured.length === 0 ? 'badges' : badges.length === 0 ? 'items' : 'both'
  const collection = name === null ? say.collectionOfPlayer() : say.collectionOf({ name })
  return (
    <>
      {featured.length + badges.length > 0 && (
        <Section
          id="shared-featured"
          title={name === null ? say.featuredByPlayer({ parts }) : say.featuredBy({ name, parts })}
        >
          <ul className="shared-featured">
            {featured.map((item) => (
              <li key={item.id}>
                <ItemCard item={item}>
                  {say.featuredLevel({ kind: item.kind, level: levels.get(item.id) ?? 0 })}
                </ItemCard>
              </li>
            ))}
            {badges.map(({ id, name: badge }) => (
              <li key={id}>
                <a className="card item-card" href={badgePath(id)}>
                  <BadgeEmblem id={id} size="medium" />
                  <span className="card-text">
                    <b>{badge}</b>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="shared-collection" title={collection}>
        <ProgressBoard label={collection} progress={progress} groupPath={null} />
        {unknownCount > 0 && <output>{say.unknownItems({ items: unknownCount })}</output>}
        <div className="shared-tools">
          <Button onClick={() => keepShared(name, levels, caps)}>{say.keepCollection()}</Button>
          {owned.size > 0 ? (
            <Choices
              legend={say.whatToShow()}
              isLegendHidden
              choices={sharedViews}
              names={viewNames}
              chosen={view}
              onChoose={setView}
            />
          ) : (
            <p>{rich(say.markToCompare(), { checklist: (inner) => <a href={routes.checklist}>{inner}</a> })}</p>
          )}
        </div>
        <SharedList
          key={view}
          items={items}
          theirs={levels}
          caps={caps}
          mine={view === 'compare' && owned.size > 0 ? owned : null}
        />
      </Section>
    </>
  )
}

const sharedViews = ['theirs', 'compare'] as const
type SharedView = (typeof sharedViews)[number]

/** The view in the address, and how to change it. */
function useSharedView(): [SharedView, (view: SharedView) => void] {
  const view = new URLSearchParams(useQuery()).get(viewKey) === 'compare' ? 'compare' : 'theirs'
  return [view, writeView]
}

function writeView(view: SharedView): void {
  replaceQuery((parameters) => {
    // A query for one may mean nothing to the other.
    writeText(parameters, '')
    if (view === 'theirs') parameters.delete(viewKey)
    else parameters.set(viewKey, view)
  })
}

/** Makes what a link shows a collection of the reader, beside their own. @param name of its sender; null for none */
function keepShared(
  name: string | null,
  levels: ReadonlyMap<string, ItemLevel>,
  caps: ReadonlyMap<string, CapStep>,
): void {
  const kept = name ?? sayChecklist.aPlayer()
  const marks = new Map<string, ItemLevel>([...levels, ...[...caps].map(([id, cap]) => [capMark(id), cap] as const)])
  const key = readerCollections.add(kept, marks)
  if (key === null) {
    return void showToast({
      message: sayChecklist.collectionsFull({ count: mostCollections }),
      type: 'error',
    })
  }
  showToast({
    message: sayChecklist.collectionKept({ name: kept }),
    durationMs: 8000,
    action: { label: sayChecklist.show(), run: () => void open(key) },
  })
}

async function open(key: string): Promise<void> {
  const { navigate } = await navigationServices
  await navigate(resolveOnSite(collectionAddress(key)))
}
