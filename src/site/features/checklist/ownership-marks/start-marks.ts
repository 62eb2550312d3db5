import { itemKinds } from '#catalogue/entities.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import { itemListPath } from '#pages/routes/routes.ts'
import * as say from '#wording/checklist.ts'
import { pathPrefix } from '#wording/language.ts'
import { readerChecklist } from '../reader-checklist.ts'
import { watchElements } from '../../navigation/element-watcher.ts'
import './ownership-marks.css'

const selector = itemKinds.map((kind) => `a[href^="${addPrefix(itemListPath(kind), pathPrefix)}"]`).join()
let isStarted = false

/**
 * Marks every emblem of an item that the reader owns, wherever one links to it, with its level; what is missing is left
 * alone. Only by attributes: React knows nothing about them and leaves them alone, and a list of hundreds is drawn only
 * once.
 */
export function startMarks(): void {
  if (isStarted) return
  isStarted = true
  watchElements(document.body, [{ selector, onFound: mark }])
  readerChecklist.subscribe(() => {
    for (const link of document.querySelectorAll(selector)) mark(link)
  })
}

function mark(link: Element): void {
  if (!(link instanceof HTMLAnchorElement) || !link.querySelector('.emblem')) return
  const id = link.pathname.split('/').at(-2) ?? ''
  const level = readerChecklist.read().owned.get(id)
  if (level === undefined) {
    delete link.dataset['level']
    delete link.dataset['owned']
  } else if (link.dataset['level'] !== String(level)) {
    link.dataset['level'] = String(level)
    link.dataset['owned'] = say.ownedAtLevel({ level })
  }
}
