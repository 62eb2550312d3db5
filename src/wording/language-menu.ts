/** Choosing a language. */
import type { siteLanguages } from '#pages/config/site-config.ts'
import { message } from './message.ts'

export const changeLanguage = message('Change language')

/** On pages in other languages than English. */
export const isCutShort = message(
  'Without JavaScript, long pages are cut short. <english>Read the whole page in English</english>',
)

/**
 * What offers a language says so in that language, wherever the reader is: the only texts that all languages share.
 * By BCP 47.
 */
export const offers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'This page is also available in English.',
    ja: 'このページは日本語でも読めます。',
    de: 'Diese Seite gibt es auch auf Deutsch.',
    fr: 'Cette page existe aussi en français.',
    'es-419': 'Esta página también está en español.',
    'pt-BR': 'Esta página também está em português.',
  } satisfies Record<(typeof siteLanguages)[number]['code'], string>),
)
