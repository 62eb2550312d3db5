import { itemKinds } from '#catalogue/entities.ts'
import { itemListPath } from '#pages/routes/routes.ts'
import { readerChecklist } from '../reader-checklist.ts'
import { watchElements } from '../../navigation/element-watcher.ts'
import './ownership-marks.css'

const selector = itemKinds.map((kind) => `a[href^="${itemListPath(kind)}"]`).join()
let isStarted = false

/**
 * Shows on every emblem of an item, wherever one links to it, whether the reader owns it and at which level. Attributes
 * alone: React knows nothing of them and leaves them, and a list of hundreds is drawn only once.
 */
export function startMarks(): void {
  if (isStarted) return
  isStarted = true
  document.documentElement.dataset['ticks'] = ''
  watchElements(document.body, [{ selector, onFound: mark }])
  readerChecklist.subscribe(() => {
    for (const link of document.querySelectorAll(selector)) mark(link)
  })
}

function mark(link: Element): void {
  if (!(link instanceof HTMLAnchorElement) || !link.querySelector('.emblem')) return
  const id = link.pathname.split('/')[2] ?? ''
  const level = String(readerChecklist.read().owned.get(id) ?? 0)
  if (link.dataset['level'] !== level) link.dataset['level'] = level
}
