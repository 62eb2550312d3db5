import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { findLanguage } from '#documents/find-language.ts'
import { parseUserDocument } from '#documents/user-document.ts'
import { accountPages } from '#documents/auth-endpoints.ts'
import * as say from '#wording/mails.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readDocuments } from '../storage/document-store.ts'
import type { Mail } from './mailer.ts'

/** How long the links of mails can be used. */
export const linkHours = { reset: 1, verify: 48, change: 48 } as const

/** The mails that the server sends. Plain text: every program shows it, and a link in it shows where it leads. */
interface AccountMails {
  verify(to: string, token: string): Mail
  reset(to: string, token: string): Mail
  /** To the new address. */
  confirmChange(to: string, token: string): Mail
  /** To an address that somebody wants for another account, and that has one. */
  changeTaken(to: string): Mail
  /** To the old address, when the change is asked for. */
  changeAsked(to: string, newAddress: string): Mail
  /** To the old address, when the change has taken effect. */
  changed(to: string, newAddress: string): Mail
  passwordChanged(to: string): Mail
  deleted(to: string): Mail
}

/** @param siteUrl the origin under which readers open the site */
function createAccountMails(siteUrl: string): AccountMails {
  const link = (page: string, token: string): string => `${siteUrl}${page}#token=${token}`
  const compose = (to: string, subject: string, ...paragraphs: readonly string[]): Mail => ({
    to,
    subject,
    text: `${[...paragraphs, say.signature({ site: `${siteUrl}/` })].join('\n\n')}\n`,
  })
  return {
    verify: (to, token) =>
      compose(
        to,
        say.verifySubject(),
        say.verifyIntro(),
        link(accountPages.verifyEmail, token),
        say.verifyNote({ hours: linkHours.verify }),
      ),
    reset: (to, token) =>
      compose(to, say.resetSubject(), say.resetIntro(), link(accountPages.resetPassword, token), say.resetNote()),
    confirmChange: (to, token) =>
      compose(
        to,
        say.confirmSubject(),
        say.confirmIntro(),
        link(accountPages.verifyEmail, token),
        say.confirmNote({ hours: linkHours.change }),
      ),
    changeTaken: (to) => compose(to, say.takenSubject(), say.takenIntro(), say.takenNote()),
    changeAsked: (to, newAddress) =>
      compose(to, say.askedSubject(), say.askedIntro({ address: newAddress }), say.askedNote({ site: `${siteUrl}/` })),
    changed: (to, newAddress) => compose(to, say.changedSubject(), say.changedIntro({ address: newAddress })),
    passwordChanged: (to) =>
      compose(to, say.passwordSubject(), say.passwordIntro(), say.passwordNote({ site: `${siteUrl}/` })),
    deleted: (to) => compose(to, say.deletedSubject(), say.deletedIntro()),
  }
}

/** The mails of a language. */
interface LanguageMails {
  /** BCP 47. */
  readonly code: string
  /** Of the addresses of its pages: empty, or as in `/pt-br`. */
  readonly pathPrefix: string
  /** @param siteUrl the address of the home page in the language, without its last slash */
  readonly create: (siteUrl: string) => AccountMails
}

/**
 * The default first. In the sources it is the only one; the bundler puts a module with all languages in the place of this one
 * (`src/generator/bundle/mail-in-languages.ts`).
 */
const mailsByLanguage: readonly LanguageMails[] = [{ code: 'en', pathPrefix: '', create: createAccountMails }]

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
