import type { JsonObject } from '#documents/json-value.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'

/** How often a document is read and written again while other devices keep changing it. */
const mostTries = 8

/**
 * Writes a whole document over exactly the version that was read.
 *
 * @param change what the document is to become, null to leave it as it is; called again when another device was faster
 * @returns the document as the server has it now
 */
export async function replaceDocument(
  port: Pick<AccountsPort, 'read' | 'set'>,
  path: string,
  change: (data: JsonObject | null) => JsonObject | null,
): Promise<StoredDocument> {
  for (let tries = 1; ; tries += 1) {
    const stored = await port.read(path)
    const data = change(stored.data)
    if (!data) return stored
    try {
      return await port.set(path, data, stored.version)
    } catch (error) {
      const isOvertaken = error instanceof AccountsError && error.code === 'version-mismatch'
      if (!isOvertaken || tries === mostTries) throw error
    }
  }
}
