import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { readCatalogue, readTranslations } from './catalogue.ts'

const sheets = ['src/site/ui/items/rarity-mark.css', 'src/site/shell/other-languages.css']
const styles = sheets
  .map((sheet) => readFileSync(sheet, 'utf8'))
  .join('')
  .replaceAll(/\/\*.*?\*\//gs, '')
const letters = { normal: 'N', super: 'S', 'high-end': 'HE' }

/** The letters that a style sheet puts into the marks of a rarity: those of its last rule for the language. */
function findLetters(rarity: string, language: string): string | undefined {
  const selectors = [`.${rarity}`, `.${rarity}:lang(${language.split('-')[0]})`]
  return [...styles.matchAll(/^([^{}]+)\{[^{}]*--letter: '(\w+)'/gm)].findLast(([, selector]) =>
    selector!.split(',').some((one) => selectors.includes(one.trim())),
  )?.[2]
}

test.each(siteLanguages)('marks drawn by styles have the letters of rarities in $name', ({ code, ...language }) => {
  const translate =
    code === 'en' ? (_: string, text: string) => text : readTranslations(readCatalogue({ code, ...language }))
  expect(Object.fromEntries(Object.keys(letters).map((rarity) => [rarity, findLetters(rarity, code)]))).toEqual(
    Object.fromEntries(Object.entries(letters).map(([rarity, text]) => [rarity, translate('kinds', text) ?? text])),
  )
})
