/** What pages and the service worker say to each other. */
export type WorkerQuestion =
  /** Answered on the port that comes along with a `WorkerDescription`. */
  | { readonly type: 'describe' }
  /** Take over from the older service worker, whoever else is reading. */
  | { readonly type: 'activate' }
  /** The same, unless another page is open that still needs what the older one has. */
  | { readonly type: 'activate-if-alone' }

export interface WorkerDescription {
  readonly buildHash: string
}

/** Whether the last thing that the site asked for came from the network. */
export interface NetworkNotice {
  readonly type: 'network'
  readonly isReached: boolean
}

export function isNetworkNotice(value: unknown): value is NetworkNotice {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'network'
}
