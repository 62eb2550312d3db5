import { startAnalytics } from '../features/analytics/start-analytics.ts'
import { hasLanguages } from '../features/languages/language-menu.tsx'
import { openSearchOfAddress } from '../features/search/open-search-of-address.ts'
import { provideAnswers } from '../features/search/entries/provide-answers.ts'
import { readWaitingReports } from '../features/reports/waiting-reports.ts'
import { isChecklistStored } from '../features/checklist/checklist-key.ts'
import { hasMarks, watchMarks } from '../features/checklist/has-marks.ts'
import { startOfflineReading } from '../features/offline/start-offline-reading.ts'
import { outliveTranslators } from './outlive-translators.ts'

/** Background work. */
export function startBackground(): void {
  outliveTranslators()
  provideAnswers({
    items: () => import('../features/checklist/answer-item-query.ts').then(({ answerItemQuery }) => answerItemQuery),
    course: () => import('../features/planner/loadouts/answer-course.ts').then(({ answerCourse }) => answerCourse),
  })
  if (hasLanguages)
    void import('../features/languages/language-choice.ts').then(({ startLanguageChoice }) => startLanguageChoice())
  openSearchOfAddress()
  startRecordNotes()
  followOwned()
  followMarkedRows()
  void sendWaitingReports()
  // Development keeps nothing for offline reading, and counts no visits.
  if (!import.meta.env.PROD) return
  void startOfflineReading()
  void startAnalytics()
}

const loadMarkRow = () => import('./shortcuts/mark-row.ts')

/** An address may mark a row of a table; so does a click into a table beside everything that can be pressed. */
function followMarkedRows(): void {
  if (/[?&]row=/.test(location.search)) void loadMarkRow().then(({ markRowOfAddress }) => markRowOfAddress())
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button, summary, label, input, select')) return
    const row = target.closest<HTMLElement>('#main tbody > tr:not(.details)')
    if (row && getSelection()?.isCollapsed !== false) void loadMarkRow().then(({ markRow }) => markRow(row))
  })
}

/** Only for readers who own something, from their first item on, in whichever tab they mark it. */
function followOwned(): void {
  watchMarks(() => void showOwned())
  void showOwned()
  addEventListener('storage', () => void openChecklist())
  // A page restored by Back has missed all events in the meantime.
  addEventListener('pageshow', ({ persisted }) => persisted && void openChecklist())
}

/** Once the checklist is open, it says whether they do. */
async function openChecklist(): Promise<void> {
  if (isChecklistStored()) await import('../features/checklist/reader-checklist.ts')
}

/** Ownership marks on emblems. */
async function showOwned(): Promise<void> {
  if (!hasMarks()) return
  const { startMarks } = await import('../features/checklist/ownership-marks/start-marks.ts')
  startMarks()
}

/** Only for readers whose reports could not be sent when they were made. */
async function sendWaitingReports(): Promise<void> {
  if (readWaitingReports().length === 0) return
  const sender = await import('../features/reports/report-sender.ts')
  await sender.sendWaitingReports()
}

/** A note on the record lies over the page: a press elsewhere or Escape closes it, as with a menu. */
function startRecordNotes(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const note of openNotes()) if (!(target instanceof Node && note.contains(target))) note.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const note of openNotes()) {
      const hadFocus = note.contains(document.activeElement)
      note.open = false
      if (hadFocus) note.querySelector('summary')?.focus()
    }
  })
}

function openNotes(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details.record[open]')
}
