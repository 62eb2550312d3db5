const form = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** `21 Nov 2026, 19:07`, in the reader's own time. @param momentMs milliseconds since 1970 */
export function formatMoment(momentMs: number): string {
  return form.format(momentMs)
}
