/** A service that counts visits. Nothing sent identifies the reader, and queries are never sent. */
export interface AnalyticsAdapter {
  readonly sendPage: (page: CountedPage) => void
  readonly sendVital: (vital: CountedVital, page: CountedPage) => void
}

export interface CountedPage {
  /** Without query and hash. */
  readonly address: string
  readonly title: string
  /** Where the reader came from: another site or a page of this one; empty if unknown. */
  readonly referrer: string
}

/** https://web.dev/articles/vitals */
export interface CountedVital {
  readonly name: string
  /** Milliseconds, or for CLS a score. */
  readonly value: number
  readonly rating: string
  /** Of the page load that was measured. */
  readonly id: string
}
