import { type ReactNode, useState } from 'react'
import * as say from '#wording/checklist-page.ts'
import { firstCollection, mostCollections } from '#documents/collections.ts'
import { ownedCaps, ownedLevels } from '#documents/checklist.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { ExportForm } from '../../features/checklist/import-export/export-form.tsx'
import { ImportForm } from '../../features/checklist/import-export/import-form.tsx'
import { readerCollections, firstChecklist, readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { SnapshotList } from '../../features/checklist/snapshots/snapshot-list.tsx'
import { ShareForm } from '../../features/sharing/share-form.tsx'
import { NameForm } from '../../features/checklist/name-form.tsx'
import { collectionAddress } from '../../features/checklist/collection-address.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import type { ListedCollection } from '../../features/checklist/reader-collections.ts'
import { collectShared, nothingFeatured } from '../../features/sharing/collect-shared.ts'
import { sharedAddress } from '../../features/sharing/shared-address.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import './collections-form.css'

export type ChecklistTool = 'share' | 'import' | 'export' | 'snapshots' | 'collections'

const titles: Readonly<Record<ChecklistTool, () => string>> = {
  share: say.share,
  import: say.importIt,
  export: say.exportIt,
  snapshots: say.snapshots,
  collections: say.collections,
}

export function showChecklistTool(tool: ChecklistTool): void {
  showModal((modal) => (
    <Dialog {...modal} title={titles[tool]()}>
      {renderTool(tool, modal.close)}
    </Dialog>
  ))
}

function renderTool(tool: ChecklistTool, close: () => void): ReactNode {
  switch (tool) {
    case 'share':
      return <ShareForm name={nameOfSender()} />
    case 'import':
      return <ImportForm onDone={close} />
    case 'export':
      return <ExportForm />
    case 'snapshots':
      return <SnapshotList />
    case 'collections':
      return <CollectionsForm close={close} />
  }
}

/** A further collection is somebody's, or another self's: it has a name of its own. */
function nameOfSender(): string {
  const { listed, current } = readerCollections.read()
  if (current !== firstCollection) return listed.find(({ key }) => key === current)?.name ?? ''
  return session.state().document?.userDetails?.displayName ?? ''
}

/** All collections of the reader: which one the site shows, their names, and new ones. */
function CollectionsForm({ close }: { close: () => void }) {
  const { listed, current } = useStore(readerCollections)
  const [named, setNamed] = useState<string | null>(null)
  // Its counts follow what is marked in the meantime, in another tab or on another device.
  useStore(readerChecklist)
  const isFull = listed.length >= mostCollections

  return (
    <>
      <p className="muted">{say.aboutCollections()}</p>
      <ul className="collections" aria-label={say.collections()}>
        {listed.map((collection) => (
          <Collection
            key={collection.key}
            collection={collection}
            isCurrent={collection.key === current}
            isNamed={collection.key === named}
            close={close}
            setNamed={(isNamed) => setNamed(isNamed ? collection.key : null)}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="muted">{say.mostCollections({ most: mostCollections })}</p>
      ) : (
        <NameForm label={say.newCollection()} placeholder={say.secondAccount()} submit={say.add()} onName={add} />
      )}
    </>
  )
}

function add(name: string): void {
  const key = readerCollections.add(name)
  if (key === null) return
  readerCollections.choose(key)
  showToast({ message: say.collectionShown({ collection: name }) })
}

interface CollectionProps {
  readonly collection: ListedCollection
  readonly isCurrent: boolean
  /** Whether its name is being typed. */
  readonly isNamed: boolean
  /** Of the dialog, which a link leads away from. */
  readonly close: () => void
  readonly setNamed: (isNamed: boolean) => void
}

function Collection({ collection, isCurrent, isNamed, close, setNamed }: CollectionProps) {
  const { key, name } = collection
  const { value: items } = useLoading('checklist-items', loadChecklistItems)
  const { checklist } = (key === firstCollection ? firstChecklist : readerCollections.open(key)).read()
  const levels = ownedLevels(checklist)
  const compared =
    !isCurrent && levels.size > 0 && items
      ? sharedAddress(collectShared(name, nothingFeatured, levels, ownedCaps(checklist), items.gameIds))
      : null

  function remove(): void {
    readerCollections.remove(key)
    showToast({
      message: say.collectionRemoved({ collection: name }),
      durationMs: 8000,
      action: { label: say.undo(), run: () => readerCollections.putBack(key) },
    })
  }

  function rename(other: string): void {
    readerCollections.rename(key, other)
    setNamed(false)
  }

  return (
    <li>
      <label>
        <input type="radio" name="collection" checked={isCurrent} onChange={() => readerCollections.choose(key)} />
        <span translate="no">{name}</span>
        <small className="muted">{say.itemCount({ items: levels.size })}</small>
      </label>
      {isNamed ? (
        <NameForm label={say.name()} first={name} submit={say.save()} onName={rename} />
      ) : (
        <div className="collection-actions">
          {compared !== null && (
            <a
              className="button quiet"
              href={compared}
              onClick={close}
              aria-label={say.compareNamed({ collection: name })}
            >
              {say.compare()}
            </a>
          )}
          <a
            className="button quiet"
            href={collectionAddress(key)}
            onClick={close}
            aria-label={say.linkToNamed({ collection: name })}
          >
            {say.link()}
          </a>
          <Button look="quiet" aria-label={say.renameNamed({ collection: name })} onClick={() => setNamed(true)}>
            {say.rename()}
          </Button>
          {key !== firstCollection && (
            <Button look="quiet" aria-label={say.removeNamed({ collection: name })} onClick={remove}>
              {say.remove()}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
