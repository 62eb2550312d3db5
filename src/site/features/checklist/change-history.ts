import { levelOf, type Checklist, type Levels } from '#documents/checklist.ts'

/** One action of the reader, however many items it changed. */
export interface ChangeStep {
  readonly before: Levels
  readonly after: Levels
}

/** What can be undone and redone; the latest of each comes first. */
export interface ChangeHistory {
  readonly done: readonly ChangeStep[]
  readonly undone: readonly ChangeStep[]
}

export const emptyHistory: ChangeHistory = { done: [], undone: [] }

const maxSteps = 100

/** @param checklist before the change */
export function recordStep(history: ChangeHistory, checklist: Checklist, after: Levels): ChangeHistory {
  const before = new Map([...after.keys()].map((id) => [id, levelOf(checklist, id)]))
  return { done: [...history.done, { before, after }].slice(-maxSteps), undone: [] }
}

/** What undo or redo sets, and the history after it; null if there is no such step. */
export interface HistoryMove {
  readonly levels: Levels
  readonly history: ChangeHistory
}

/** Items changed since by another device or tab are left alone: newer changes win. */
export function undoStep({ done, undone }: ChangeHistory, checklist: Checklist): HistoryMove | null {
  const step = done.at(-1)
  if (!step) return null
  const history = { done: done.slice(0, -1), undone: [...undone, step] }
  return { levels: pickUntouched(step.after, step.before, checklist), history }
}

export function redoStep({ done, undone }: ChangeHistory, checklist: Checklist): HistoryMove | null {
  const step = undone.at(-1)
  if (!step) return null
  const history = { done: [...done, step], undone: undone.slice(0, -1) }
  return { levels: pickUntouched(step.before, step.after, checklist), history }
}

function pickUntouched(from: Levels, to: Levels, checklist: Checklist): Levels {
  return new Map([...to].filter(([id]) => levelOf(checklist, id) === from.get(id)))
}
