import { documentsBase } from '#documents/auth-endpoints.ts'
import type { JsonObject } from '#documents/json-value.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'
import { parseStored } from './parse-answers.ts'
import { request, type Asked } from './request.ts'

type DocumentOperations = Pick<AccountsPort, 'read' | 'set' | 'update'>

/**
 * @param publish told what has been written, so that every tab sees it no later than the writer is told
 * @param onSignedOut the server says that the session has ended, which an open stream does not notice: ask it again
 */
export function createDocumentOperations(
  publish: (snapshot: DocumentSnapshot) => void,
  onSignedOut: () => void,
): DocumentOperations {
  async function ask(asked: Asked): Promise<StoredDocument> {
    try {
      return await request(asked, parseStored)
    } catch (error) {
      if (error instanceof AccountsError && error.code === 'signed-out') onSignedOut()
      throw error
    }
  }

  async function write(
    method: 'PUT' | 'PATCH',
    path: string,
    body: JsonObject,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StoredDocument> {
    const stored = await ask({ method, path: `${documentsBase}/${path}`, body, headers })
    publish({ path, ...stored, included: {} })
    return stored
  }

  return {
    read: (path) => ask({ method: 'GET', path: `${documentsBase}/${path}` }),
    set: (path, data, ifVersion) =>
      write('PUT', path, data, ifVersion === undefined ? {} : { 'If-Match': `"${ifVersion}"` }),
    update: (path, partial) => write('PATCH', path, partial),
  }
}
