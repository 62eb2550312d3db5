/** A note on the record lies over the page: a press elsewhere or Escape closes it, as with a menu. */
export function startRecordNotes(): void {
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
