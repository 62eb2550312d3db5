import * as say from '#wording/controls.ts'
import { type ForeignNames, type Language, languages, nativeLanguageNames } from '#catalogue/languages.ts'

const languageNames: Readonly<Record<Language, string>> = {
  de: say.german(),
  'es-ES': say.spanishOfSpain(),
  'es-419': say.spanishOfLatinAmerica(),
  fr: say.french(),
  it: say.italian(),
  ja: say.japanese(),
  ko: say.korean(),
  'pt-BR': say.portuguese(),
  'zh-Hans': say.simplifiedChinese(),
  'zh-Hant': say.traditionalChinese(),
}

/** What a thing is called in other languages, opened on request; nothing if no name is known. */
export function NamesTable({ name, names }: { name: string; names: ForeignNames }) {
  const known = languages.flatMap((language) => {
    const translated = names[language]
    return translated === undefined ? [] : [{ language, translated }]
  })
  if (known.length === 0) return null
  return (
    <details className="names">
      <summary>{say.inOtherLanguages()}</summary>
      <table>
        <caption className="visually-hidden">{say.namesOf({ name })}</caption>
        <tbody>
          {known.map(({ language, translated }) => (
            <tr key={language}>
              <th scope="row" lang={language} title={languageNames[language]}>
                {nativeLanguageNames[language]}
              </th>
              <td lang={language}>{translated}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
