import { describeTimes } from './describe-times.ts'

/**
 * `Sat 21 Nov 2026, 19:07 (18:07 UTC)`, in the reader's own time: for labels. Elsewhere `Times` says it.
 * @param momentMs milliseconds since 1970
 */
export function formatMoment(momentMs: number): string {
  return describeTimes([momentMs], 'hours', true).join('')
}
