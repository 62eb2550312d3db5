import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'
import { applyChange, type DocumentChange } from './document-change.ts'
import { replaceDocument } from './replace-document.ts'

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
  return replaceDocument(port, path, (data) => {
    end.throwIfAborted()
    return applyChange(data, change)
  })
}
