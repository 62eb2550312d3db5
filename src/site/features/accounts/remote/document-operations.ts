import { documentsBase } from '#documents/auth-endpoints.ts'
import type { JsonObject } from '#documents/json-value.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import type { AccountsPort, StoredDocument } from '../port/accounts-port.ts'
import { parseStored } from './parse-answers.ts'
import { request } from './request.ts'

type DocumentOperations = Pick<AccountsPort, 'read' | 'set' | 'update'>

/** @param publish told what has been written, so that every tab sees it no later than the writer is told */
export function createDocumentOperations(publish: (snapshot: DocumentSnapshot) => void): DocumentOperations {
  async function write(
    method: 'PUT' | 'PATCH',
    path: string,
    body: JsonObject,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StoredDocument> {
    const stored = await request({ method, path: `${documentsBase}/${path}`, body, headers }, parseStored)
    publish({ path, ...stored, included: {} })
    return stored
  }

  return {
    read: (path) => request({ method: 'GET', path: `${documentsBase}/${path}` }, parseStored),
    set: (path, data, ifVersion) =>
      write('PUT', path, data, ifVersion === undefined ? {} : { 'If-Match': `"${ifVersion}"` }),
    update: (path, partial) => write('PATCH', path, partial),
  }
}
