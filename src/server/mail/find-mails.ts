import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { findLanguage } from '#documents/find-language.ts'
import { parseUserDocument } from '#documents/user-document.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readDocuments } from '../storage/document-store.ts'
import type { AccountMails } from './account-mails.ts'
import { mailsByLanguage } from './mails-by-language.ts'

/**
 * Mails in the language that is kept with an account, else in the first one that the request accepts.
 * @param uid of the account; null for a new one, or none
 */
export type FindMails = (c: Context, uid: string | null) => Promise<AccountMails>

/**
 * @param siteUrl the origin under which readers open the site
 * @param hasLanguage whether the site has pages whose addresses begin so: one may have been built without a language since
 */
export function createFindMails(
  db: Kysely<DatabaseSchema>,
  siteUrl: string,
  hasLanguage: (pathPrefix: string) => boolean,
): FindMails {
  const [byDefault, ...others] = mailsByLanguage.map(({ code, pathPrefix, create }) => ({
    code,
    pathPrefix,
    mails: create(siteUrl + pathPrefix),
  }))

  async function readKept(uid: string): Promise<string[]> {
    const [document] = await readDocuments(db, [`users/${uid}`])
    const { language } = parseUserDocument(JSON.parse(document?.json ?? '{}')).preferences ?? {}
    return language === undefined ? [] : [language]
  }

  return async (c, uid) => {
    const kept = uid === null ? [] : await readKept(uid)
    const languages = [byDefault!, ...others.filter(({ pathPrefix }) => hasLanguage(pathPrefix))]
    return (findLanguage([...kept, ...readAccepted(c.req.header('Accept-Language') ?? '')], languages) ?? byDefault!)
      .mails
  }
}

/** The tags of an `Accept-Language` header: browsers write the preferred one first. */
export function readAccepted(header: string): string[] {
  return header.split(',').flatMap((range) => range.split(';')[0]!.trim() || [])
}
