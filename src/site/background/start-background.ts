import { startAnalytics } from '../analytics/start-analytics.ts'
import { openSearchOfAddress } from '../search/open-search-of-address.ts'
import { hasTicks } from '../planner/has-ticks.ts'
import { startOfflineReading } from '../offline/start-offline-reading.ts'

/** What goes on behind the pages. */
export function startBackground(): void {
  openSearchOfAddress()
  void startOfflineReading()
  void startAnalytics()
  void showOwned()
}

/** Only for who has ticks: what they own, on every emblem of an item. */
async function showOwned(): Promise<void> {
  if (!hasTicks()) return
  const { startMarks } = await import('../overlay/start-marks.ts')
  startMarks()
}
