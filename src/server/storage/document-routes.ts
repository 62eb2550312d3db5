import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import {
  documentLimitBytes,
  formatDocumentPath,
  parseDocumentPath,
  type DocumentPath,
} from '#documents/document-path.ts'
import { parseCollectionNames } from '#documents/collections.ts'
import { updateDocument } from '#documents/update-document.ts'
import { type JsonValue, ownValue } from '#documents/json-value.ts'
import { listReferences, referenceDepth } from '#documents/reference.ts'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { readJson } from '../requests/parse-body.ts'
import { Refusal } from '../requests/refusal.ts'
import { readDocuments } from './document-store.ts'
import { toState, type ChangeDocument, type DocumentState, type DocumentWriter } from './document-writer.ts'
import { parseDocument, parsePartial } from './parse-document.ts'

interface Parts {
  readonly db: Kysely<DatabaseSchema>
  readonly writer: DocumentWriter
  readonly sessions: RequestSessions
  readonly limits: RateLimits
}

/** Reading and writing whole documents. Only their owner may. */
export function createDocumentRoutes({ db, writer, sessions, limits }: Parts): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>()

  async function findOwnDocument(c: Context<ApiEnvironment>): Promise<DocumentPath> {
    const { user } = await sessions.require(c)
    const target = parseDocumentPath(`${c.req.param('collection')}/${c.req.param('uid')}`)
    if (!target) throw new Refusal('bad-path', 'This is not the path of a document.')
    if (target.uid !== user.uid) throw new Refusal('permission-denied', 'This document belongs to another account.')
    return target
  }

  /** A collection is named before it is filled, so no account has more of them than names. */
  async function requireName({ uid, key }: DocumentPath): Promise<void> {
    if (key === null) return
    const [row] = await readDocuments(db, [formatDocumentPath('collections', uid)])
    const names = parseCollectionNames(toState(row).data?.['collections'])
    if (!Object.hasOwn(names, key)) {
      throw new Refusal('permission-denied', 'Your account has no collection with this key: name it first.')
    }
  }

  async function write(
    c: Context<ApiEnvironment>,
    toChange: (body: JsonValue, target: DocumentPath) => ChangeDocument,
  ) {
    limits.spend('write', c.var.network)
    const target = await findOwnDocument(c)
    const body = await readJson(c.env.incoming, documentLimitBytes[target.collection])
    const change = toChange(body, target)
    await requireName(target)
    const mayReplace = parseIfMatch(c.req.header('If-Match'))
    const state = await writer.write(target, (current) => {
      if (!mayReplace(current.version)) throw mismatch(current.version)
      return change(current)
    })
    return answer(c, state)
  }

  return routes
    .get('/:collection/:uid', async (c) => {
      limits.spend('read', c.var.network)
      const target = await findOwnDocument(c)
      const [row] = await readDocuments(db, [formatDocumentPath(target.collection, target.uid, target.key)])
      const state = toState(row)
      const included = await readReferences(db, target.uid, state.data)
      return answer(c, state, included)
    })
    .put('/:collection/:uid', (c) =>
      write(c, (body, { collection }) => {
        const document = parseDocument(collection, body)
        return () => document
      }),
    )
    .patch('/:collection/:uid', (c) =>
      write(c, (body, { collection }) => {
        const partial = parsePartial(collection, body)
        return ({ data }) => updateDocument(data, partial)
      }),
    )
}

/**
 * Which versions may be replaced. `"0"` means a document that does not exist yet, `*` any that exists. Weak tags match
 * none: RFC 9110, section 13.1.1.
 */
function parseIfMatch(header: string | undefined): (version: number) => boolean {
  if (header === undefined) return () => true
  const tags = header.split(',').map((tag) => tag.trim())
  return (version) => tags.includes(`"${version}"`) || (version > 0 && tags.includes('*'))
}

function mismatch(version: number): Refusal {
  return new Refusal('version-mismatch', `The document is at version ${version} now.`)
}

function answer(c: Context, { version, json }: DocumentState, included?: Record<string, JsonValue>): Response {
  // The data is JSON already.
  const rest = included ? `,"included":${JSON.stringify(included)}` : ''
  return c.body(`{"version":${version},"data":${json}${rest}}`, 200, {
    'Content-Type': 'application/json',
    ETag: `"${version}"`,
  })
}

/** What the document of a reader refers to, by path, as the database has it. */
export function readReferences(
  db: Kysely<DatabaseSchema>,
  uid: string,
  data: JsonValue,
): Promise<Record<string, JsonValue>> {
  return includeReferences(data, uid, async (paths) => {
    const rows = await readDocuments(db, paths)
    return new Map(rows.map((row): [string, JsonValue] => [row.path, toState(row).data]))
  })
}

/**
 * By path, the documents of this server to which a document's references lead, down to the depth that is resolved; null
 * where there is none or the reader may not see it. What lies in the catalogue is the client's to resolve.
 *
 * @param read the documents of the reader, by path
 */
export async function includeReferences(
  data: JsonValue,
  uid: string,
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, JsonValue>>,
): Promise<Record<string, JsonValue>> {
  const included: Record<string, JsonValue> = {}
  let values: readonly JsonValue[] = [data]
  for (let depth = 0; depth < referenceDepth && values.length > 0; depth++) {
    const paths = values.flatMap((value) => listReferences(value)).filter((path) => parseDocumentPath(path) !== null)
    const unseen = [...new Set(paths)].filter((path) => !Object.hasOwn(included, path))
    const own = unseen.filter((path) => parseDocumentPath(path)?.uid === uid)
    const found = own.length > 0 ? await read(own) : new Map<string, JsonValue>()
    for (const path of unseen) included[path] = found.get(path) ?? null
    values = unseen.map((path) => ownValue(included, path) ?? null)
  }
  return included
}
