import * as say from '#wording/accounts.ts'
import { tell } from '../../../ui/toasts/tell.ts'

const dayMs = 24 * 60 * 60 * 1000

let isTold = false

/** Says once that the clock of this device is wrong by a day or more: of two changes to an item, the newer one counts. */
export function watchClock(response: Response): void {
  const message = isTold ? null : describeClock(response.headers.get('Date'), Date.now())
  if (message === null) return
  isTold = true
  void tell({ message, type: 'warning', durationMs: 0 })
}

/**
 * @param serverDate the `Date` header of an answer; null if it has none
 * @param nowMs by the clock of this device, in milliseconds since 1970
 * @returns null if both are less than a day apart
 */
export function describeClock(serverDate: string | null, nowMs: number): string | null {
  const aheadMs = nowMs - Date.parse(serverDate ?? '')
  const days = Math.floor(Math.abs(aheadMs) / dayMs)
  if (Number.isNaN(aheadMs) || days === 0) return null
  return aheadMs > 0 ? say.clockFast({ days }) : say.clockSlow({ days })
}
