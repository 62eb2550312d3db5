/** Searches for smallest sets in a worker, which the page terminates to stop the search. */
import { type CoverRequest, type CoverReport, runCoverSearches } from './run-cover-searches.ts'

self.addEventListener('message', ({ data }: MessageEvent<CoverRequest>) => {
  runCoverSearches(
    data,
    () => performance.now(),
    (report: CoverReport) => self.postMessage(report),
  )
})
