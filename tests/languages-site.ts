import { resolve } from 'node:path'
import { buildFixture } from './fixture-site.ts'

/** The fixture's site in English, in German, and in the language of `pseudo-language.ts`. Kept from run to run. */
export const languagesSite = resolve('.cache/tests/languages-site')

export async function buildLanguages(): Promise<void> {
  const environment = { SITE_URL: '', LANGUAGES: 'en,de,de-XA' }
  await buildFixture(languagesSite, { environment })
}
