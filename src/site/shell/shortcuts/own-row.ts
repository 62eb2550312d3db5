import { itemKinds } from '#catalogue/entities.ts'
import { levelOf, type ItemLevel } from '#documents/checklist.ts'
import { matchAddress } from '../../features/navigation/page-address.ts'
import { shownPage } from '../../features/navigation/shown-page.ts'
import { describeLevel } from '../../features/checklist/describe-change.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { toggleOwned } from '../../features/checklist/toggle-owned.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { findCurrentRow } from './find-rows.ts'

let closeLast = () => {}

/** Marks the item of the focused row, or of the page, as owned, or unmarks it. */
export function ownRow(): void {
  const item = findItem()
  if (!item) return
  toggleOwned(item.id)
  showLevel(item)
}

/** Sets the level of the item of the focused row, or of the page. */
export function setRowLevel(level: ItemLevel): void {
  const item = findItem()
  if (!item) return
  readerChecklist.change(new Map([[item.id, level]]))
  showLevel(item)
}

interface FoundItem {
  readonly id: string
  readonly name: string
}

function findItem(): FoundItem | null {
  const row = findCurrentRow()
  if (!row) return findShownItem()
  const id = row.dataset['item']
  if (id !== undefined) return { id, name: row.querySelector('b')?.textContent ?? id }
  for (const link of row.querySelectorAll('a')) {
    const found = findItemBehind(link)
    if (found) return found
  }
  return null
}

/** Not by the address: there may be no page of it. */
function findShownItem(): FoundItem | null {
  const page = shownPage.read()?.data
  return page?.kind === 'driver' || page?.kind === 'kart' || page?.kind === 'glider' ? page.item : null
}

function findItemBehind(link: HTMLAnchorElement): FoundItem | null {
  const route = matchAddress(link.pathname)
  const id = route?.params['name']
  if (id === undefined || !itemKinds.some((kind) => kind === route?.name)) return null
  return { id, name: (link.querySelector('b') ?? link.querySelector('span'))?.textContent ?? id }
}

/** Every emblem of the item shows it; a toast says it once more, also to screen readers. */
function showLevel({ id, name }: FoundItem): void {
  const level = levelOf(readerChecklist.read().checklist, id)
  closeLast()
  closeLast = showToast({ message: describeLevel(name, level), durationMs: 1500 })
}
