import { startAnalytics } from '../analytics/start-analytics.ts'
import { openSearchOfAddress } from '../search/open-search-of-address.ts'
import { startOfflineReading } from '../offline/start-offline-reading.ts'

/** What goes on behind the pages. */
export function startBackground(): void {
  openSearchOfAddress()
  void startOfflineReading()
  void startAnalytics()
}
