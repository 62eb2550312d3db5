import { isDataSaverOn } from './is-data-saver-on.ts'

const seenMs = 250
/** A reader who only sweeps the pointer over a list is gone by then. */
const pointedMs = 60

export interface ForesightPorts {
  readonly prefetch: (path: string) => void
  /** Fetches the code of a page that the reader is about to open. */
  readonly prepare: (path: string) => void
  /** Reads the data of such a page. */
  readonly read: (path: string) => Promise<unknown>
}

/** Fetches the pages that the reader is likely to open next. */
export interface Foresight {
  /**
   * For one link.
   * @param findPath the page that it leads to by now; null if that is none of this site
   * @param unwatch called once the link has been in view for long enough
   * @returns hears when it comes into view and when it leaves
   */
  readonly watch: (findPath: () => string | null, unwatch: () => void) => (isVisible: boolean) => void
  /** The reader points at a link to the page, or has come to it with the keyboard; null: to none of this site. */
  readonly point: (path: string | null) => void
}

export function createForesight({ prefetch, prepare, read }: ForesightPorts): Foresight {
  let pointing: ReturnType<typeof setTimeout> | undefined
  return {
    watch(findPath, unwatch) {
      let timer: ReturnType<typeof setTimeout> | undefined
      return (isVisible) => {
        clearTimeout(timer)
        if (!isVisible) return
        timer = setTimeout(() => {
          unwatch()
          // Not before: its address may have changed since it was found.
          const path = findPath()
          if (path && !isDataSaverOn()) prefetch(path)
        }, seenMs)
      }
    },
    point(path) {
      clearTimeout(pointing)
      if (!path || isDataSaverOn()) return
      prepare(path)
      // A failure is forgotten: opening the page asks again.
      pointing = setTimeout(() => read(path).catch(() => undefined), pointedMs)
    },
  }
}
