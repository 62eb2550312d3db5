import * as say from '#wording/controls.ts'
import { type ForeignNames, languageNames, languages, nativeLanguageNames } from '#catalogue/languages.ts'

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
        <caption className="visually-hidden">{say.nameInOtherLanguages({ name })}</caption>
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
