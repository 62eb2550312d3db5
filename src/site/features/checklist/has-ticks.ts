/** Whether this browser had a stored checklist when the document loaded, see ticksHintScript, or has ticked since. */
export function hasTicks(): boolean {
  return document.documentElement.dataset['ticks'] !== undefined
}
