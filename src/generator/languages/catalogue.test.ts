import PO from 'pofile'
import { expect, test } from 'vitest'
import { languageByFolder } from '#catalogue/languages.ts'
import { offeredLanguages, siteLanguages } from '#pages/config/site-config.ts'
import { catalogueFile, findGaps, readCatalogue, readTranslations, updateCatalogue } from './catalogue.ts'
import { findFault, findFaults } from './find-faults.ts'
import { findTexts, listTexts, type SourceText } from './list-texts.ts'

const german = siteLanguages.find(({ code }) => code === 'de')!
const texts = listTexts()

function describe({ context, text }: Pick<SourceText, 'context' | 'text'>): string {
  return `${context}: ${text}`
}

function say(context: string, name: string, text: string): SourceText {
  return { context, text, names: [name] }
}

test('each language has its folders of texts under the prefix of its addresses', () => {
  const prefixes = siteLanguages.slice(1).map(({ code, pathPrefix }) => [pathPrefix.slice(1), code] as const)
  expect(new Map(prefixes)).toEqual(languageByFolder)
})

test.each(siteLanguages.slice(1))('what is translated into $name can be shown', (language) => {
  expect(findFaults(language, readCatalogue(language), texts)).toEqual([])
})

test.each(offeredLanguages.slice(1))('$name is complete', (language) => {
  const { missing, unused } = findGaps(readCatalogue(language), texts)
  const remedy = `Run npm run messages and translate what is empty or fuzzy in ${catalogueFile(language)}.`
  expect({ missing: missing.map(describe), unused: unused.map(describe), remedy }).toEqual({
    missing: [],
    unused: [],
    remedy,
  })
})

test('a text is known by its file and by what it says, and names what the code calls it', () => {
  const code = `export const top = message('Top')\nexport const names = { a: message('A'), b: message('Top') }`
  expect(findTexts(code, '/anywhere/src/wording/cards/some.ts')).toEqual([
    { context: 'cards/some', text: 'Top', names: ['top', 'names.b'] },
    { context: 'cards/some', text: 'A', names: ['names.a'] },
  ])
})

test.each([
  ['Top', 'Oben', 'none'],
  ['{count, plural, one {# kart} other {# karts}}', '{count, plural, one {# Kart} other {# Karts}}', 'none'],
  [
    '{count, plural, one {# kart} other {# karts}}',
    '{count, plural, few {# Kart} other {# Karts}}',
    'no plural category "few"',
  ],
  ['{count, plural, one {# kart} other {# karts}}', '{count, plural, one {# Kart}}', 'needs a case "other"'],
  ['{count, number} karts', '{anzahl, number} Karts', 'those of the English text are {count}'],
  [
    '{of, select, top {Top} other {Other}}',
    '{of, select, oben {Oben} other {Andere}}',
    'in English they are other, top',
  ],
  [
    '{count, plural, other {# {kind, select, kart {karts} other {gliders}}}}',
    '{count, plural, other {{kind, select, kart {# Karts} other {# Gleiter}}}}',
    'Put the plural inside the select',
  ],
  ['See <link>this</link>', 'Siehe <link>dies', 'those of the English text are </link> <link>'],
  ['See {it}', 'Siehe {it', 'cannot be read'],
])('%j, translated as %j, is found fault with: %s', (text, translation, fault) => {
  expect(findFault(text, translation, new Set(['one', 'other'])) ?? 'none').toContain(fault)
})

test('a catalogue brought up to date keeps what was translated, as a proposal where the English text has changed', () => {
  const empty = updateCatalogue(
    '',
    [say('a', 'one', 'One'), say('a', 'two', 'Two'), say('a', 'six', 'Six')],
    german.code,
  )
  expect(findGaps(empty, []).unused).toHaveLength(3)
  const filled = PO.parse(empty)
  for (const item of filled.items) item.msgstr = [`${item.msgid}!`]
  const now = [say('a', 'one', 'One kart'), say('a', 'two', 'Two'), say('b', 'six', 'Six'), say('b', 'new', 'New')]
  const updated = updateCatalogue(filled.toString(), now, german.code)
  const translate = readTranslations(updated)
  expect(now.map(({ context, text }) => translate(context, text))).toEqual([undefined, 'Two!', 'Six!', undefined])
  expect(findGaps(updated, now)).toEqual({ missing: [now[0], now[3]], unused: [] })
  expect(updated).toContain('#, fuzzy\nmsgctxt "a"\nmsgid "One kart"\nmsgstr "One!"')
  expect(updateCatalogue(updated, now, german.code)).toBe(updated)
})
