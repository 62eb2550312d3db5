/** Whether this browser had a stored checklist when the document loaded; see ticksHintScript. */
export function hasTicks(): boolean {
  return document.documentElement.dataset['ticks'] !== undefined
}
