/** The languages, besides English, in which the game itself names its things. */
export const languages = ['de', 'es-ES', 'es-419', 'fr', 'it', 'ja', 'ko', 'pt-BR', 'zh-Hans', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

/** Official names by language tag, without the English one, which is the thing's `name`. Unknown ones are left out. */
export type ForeignNames = Readonly<Partial<Record<Language, string>>>

/** The same value for each of them. */
export function mapLanguages<Value>(value: Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, Value>
}

/** As their own speakers write them. */
export const nativeLanguageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  'es-ES': 'Español (España)',
  'es-419': 'Español (Latinoamérica)',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  'pt-BR': 'Português (Brasil)',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/**
 * The languages in which the content has texts of our own, and what their folders and files are called there: the names of
 * tours and cups in `names/`, guides in `tips-and-tricks/`. They are those of the site.
 */
const languageFolders = { de: 'de', 'es-419': 'es', fr: 'fr', ja: 'ja', 'pt-BR': 'pt-br' } as const satisfies Partial<
  Record<Language, string>
>

export type OwnLanguage = keyof typeof languageFolders

/** By the name of their folder. */
export const languageByFolder: ReadonlyMap<string, OwnLanguage> = new Map(
  Object.entries(languageFolders).map(([language, folder]) => [folder, language as OwnLanguage]),
)
