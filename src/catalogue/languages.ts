/** The languages, besides English, in which the game itself names its things. */
export const languages = ['de', 'es-ES', 'es-419', 'fr', 'it', 'ja', 'ko', 'pt-BR', 'zh-Hans', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

/** Official names by language tag, without the English one, which is the thing's `name`. Unknown ones are left out. */
export type ForeignNames = Readonly<Partial<Record<Language, string>>>
