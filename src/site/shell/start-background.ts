import { startAnalytics } from '../features/analytics/start-analytics.ts'
import { openSearchOfAddress } from '../features/search/open-search-of-address.ts'
import { hasTicks } from '../features/checklist/has-ticks.ts'
import { startOfflineReading } from '../features/offline/start-offline-reading.ts'

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
  const { startMarks } = await import('../features/checklist/ownership-marks/start-marks.ts')
  startMarks()
}
