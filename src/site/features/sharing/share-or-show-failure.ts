import * as say from '#wording/sharing.ts'
import { showLoadFailure } from '../../ui/loading/load-trouble.ts'

/**
 * Shares what a reader asked to, and tells them where that fails.
 *
 * @param what "The card"
 * @param share whose code comes with the first press
 */
export function shareOrShowFailure(what: string, share: () => Promise<void>): void {
  share().catch((error: unknown) => {
    console.error(error)
    void showLoadFailure(say.notShared({ what }))
  })
}
