/** What some browsers tell about the connection (https://wicg.github.io/netinfo/). */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** True if nothing should be loaded unasked. */
export function isDataSaverOn(connection: Connection | undefined = navigator.connection): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
