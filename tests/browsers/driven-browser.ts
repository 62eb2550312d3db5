/** What a journey needs of a browser, whichever protocol drives it. */
export interface DrivenBrowser {
  /** Fulfilled when the document has loaded. */
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs a function in the page that uses nothing from outside; what it takes and gives is JSON. */
  readonly run: <Given extends readonly unknown[], Value>(
    work: (...given: Given) => Value | Promise<Value>,
    ...given: Given
  ) => Promise<Value>
  readonly close: () => Promise<void>
}

/** An expression for the page: a promise of the value as JSON, in a list, for there may be none. */
export function toExpression(work: (...given: never) => unknown, given: readonly unknown[]): string {
  return `(async () => JSON.stringify([await (${String(work)})(...${JSON.stringify(given)})]))()`
}

export function readValue(text: unknown): unknown {
  const [value]: unknown[] = JSON.parse(String(text))
  return value
}
