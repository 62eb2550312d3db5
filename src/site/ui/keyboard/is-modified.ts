/** Whether modifier keys turn a key press into a command. */
export function isModified(event: KeyboardEvent): boolean {
  // Some letters need AltGr on many keyboards, which some systems report as Control and Alt held together.
  return event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey))
}
