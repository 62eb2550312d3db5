import { startAnalytics } from '../analytics/start-analytics.ts'
import { startOfflineReading } from '../offline/start-offline-reading.ts'

/** What goes on behind the pages. */
export function startBackground(): void {
  void startOfflineReading()
  void startAnalytics()
}
