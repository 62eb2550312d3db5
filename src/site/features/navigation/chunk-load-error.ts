/** The code of a page could not be loaded. */
export class ChunkLoadError extends Error {
  /** `missing`: it arrived without the page's component. `timeout`: it never arrived. Otherwise the event type. */
  readonly type: string
  readonly address: string

  constructor(chunk: string, type: string, address: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed`, options)
    this.name = 'ChunkLoadError'
    this.type = type
    this.address = address
  }
}
