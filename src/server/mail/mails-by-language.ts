import { type AccountMails, createAccountMails } from './account-mails.ts'

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
 * (`src/generator/bundle/bundle-server.ts`).
 */
export const mailsByLanguage: readonly LanguageMails[] = [{ code: 'en', pathPrefix: '', create: createAccountMails }]
