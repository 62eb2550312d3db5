const voiceId = 'toast-voice'

/**
 * Reads toasts out. It is in every document from the start, because screen readers say what is added to a live region
 * that they know, and pass over one that arrives with its words. `aria-live` keeps it from being hidden by a dialog.
 */
export function ToastVoice() {
  return <output id={voiceId} className="visually-hidden" aria-live="polite" aria-atomic="false" />
}

/** Where to put the words; null in a document that has no page yet. */
export function findToastVoice(): HTMLElement | null {
  return document.getElementById(voiceId)
}
