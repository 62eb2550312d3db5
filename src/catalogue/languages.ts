/** The languages, besides English, in which the game itself names its things. */
export const languages = ['de', 'es-ES', 'es-419', 'fr', 'it', 'ja', 'ko', 'pt-BR', 'zh-Hans', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

/** Official names by language tag, without the English one, which is the thing's `name`. Unknown ones are left out. */
export type ForeignNames = Readonly<Partial<Record<Language, string>>>

/** What English readers call them. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'German',
  'es-ES': 'Spanish (Spain)',
  'es-419': 'Spanish (Latin America)',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  'pt-BR': 'Portuguese (Brazil)',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
}
