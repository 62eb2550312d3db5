/** Whether this browser kept a checklist when the document was loaded; see ticksHintScript. */
export function hasTicks(): boolean {
  return document.documentElement.dataset['ticks'] !== undefined
}
