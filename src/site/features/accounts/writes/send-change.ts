import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'
import { applyChange, type DocumentChange } from './document-change.ts'

/** How often writing the whole document is retried while other devices keep changing it. */
const mostTries = 8

/**
 * Applies a change to the document as the server has it now. Fields are merged there; parts are merged here and the whole
 * document written over exactly the version that was read.
 *
 * @param end once aborted, what was read is no longer written: somebody else may have signed in
 */
export async function sendChange(
  port: AccountsPort,
  path: string,
  change: DocumentChange,
  end: AbortSignal,
): Promise<StoredDocument> {
  if (change.of === 'fields') return port.update(path, change.partial)
  for (let tries = 1; ; tries += 1) {
    const { version, data } = await port.read(path)
    end.throwIfAborted()
    try {
      return await port.set(path, applyChange(data, change), version)
    } catch (error) {
      const isOvertaken = error instanceof AccountsError && error.code === 'version-mismatch'
      if (!isOvertaken || tries === mostTries) throw error
    }
  }
}
