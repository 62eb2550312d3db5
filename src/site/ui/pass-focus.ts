/**
 * Moves the focus from a control that is about to go to its neighbour among those that match: to the next, else to the
 * previous, else to what stands in for them.
 * @param from one of them, within `group`
 */
export function passFocus(from: Element, group: Element | null, selector: string, standIn: HTMLElement | null): void {
  const controls = [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const index = controls.findIndex((control) => control === from)
  const neighbour = controls[index + 1] ?? controls[index - 1] ?? standIn
  neighbour?.focus()
}
