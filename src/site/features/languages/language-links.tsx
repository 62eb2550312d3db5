import { language, languages } from '#wording/language.ts'

/**
 * The languages of the site, each in its own words. Pages share this markup: that a link leads to the page in the language,
 * `language-choice.ts` sees to when the reader reaches for it. Without scripts it leads to the home page.
 */
export function LanguageLinks() {
  return languages.map(({ code, name, pathPrefix }) => (
    <li key={code}>
      <a href={`${pathPrefix}/`} hrefLang={code} lang={code} aria-current={code === language ? 'true' : undefined}>
        {name}
      </a>
    </li>
  ))
}
