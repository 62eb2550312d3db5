import { parse, type Token } from '@messageformat/parser'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { compileMessage } from '#wording/compile-message.ts'
import { catalogueFile, readTranslations } from './catalogue.ts'
import type { SourceText } from './list-texts.ts'

/** What a message asks its code for: placeholders and elements, and the cases that it distinguishes. */
interface MessageParts {
  readonly values: ReadonlySet<string>
  readonly tags: readonly string[]
  readonly selects: ReadonlyMap<string, readonly string[]>
  readonly plurals: ReadonlySet<string>
}

function readParts(text: string): MessageParts {
  const values = new Set<string>()
  const tags = new Set<string>()
  const selects = new Map<string, string[]>()
  const plurals = new Set<string>()
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\w+ ?\/?>/g)) tags.add(tag)
      if ('arg' in token) values.add(token.arg)
      if (token.type === 'select') selects.set(token.arg, token.cases.map(({ key }) => key).toSorted())
      if (token.type === 'plural') for (const { key } of token.cases) plurals.add(key)
      if ('cases' in token) for (const { tokens: inside } of token.cases) visit(inside)
    }
  }
  visit(parse(text, { strict: true }))
  return { values, tags: [...tags].toSorted(), selects, plurals }
}

/** Whether a "#" that is meant to be the number of a plural would be shown as it is: ICU reads it right inside alone. */
function hasLostNumber(tokens: readonly Token[], isInPlural = false): boolean {
  return tokens.some((token) => {
    if (token.type === 'content') return isInPlural && token.value.includes('#')
    return (
      'cases' in token &&
      token.cases.some(({ tokens: inside }) => hasLostNumber(inside, isInPlural || token.type === 'plural'))
    )
  })
}

/** What is wrong with the translations of a language; missing ones aside. Each fault names file, text and remedy. */
export function findFaults(language: SiteLanguage, catalogue: string, texts: readonly SourceText[]): string[] {
  const translate = readTranslations(catalogue)
  const categories = new Set<string>(new Intl.PluralRules(language.code).resolvedOptions().pluralCategories)
  return texts.flatMap(({ context, text, names }) => {
    const translation = translate(context, text)
    const fault = translation === undefined ? null : findFault(text, translation, categories)
    return fault === null ? [] : [`${catalogueFile(language)}: ${context} ${names[0]}, "${translation}": ${fault}`]
  })
}

/** @param categories the plural categories of the language */
export function findFault(text: string, translation: string, categories: ReadonlySet<string>): string | null {
  try {
    compileMessage(translation)
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}. Write it as the English text is written: ${text}`
  }
  if (hasLostNumber(parse(translation, { strict: true })))
    return 'a "#" inside a select inside a plural stays a "#". Put the plural inside the select.'
  const english = readParts(text)
  const other = readParts(translation)
  const lost = [...english.values].filter((name) => !other.values.has(name))
  const added = [...other.values].filter((name) => !english.values.has(name))
  if (lost.length + added.length > 0) {
    return `its placeholders are ${list(other.values)}; those of the English text are ${list(english.values)}. Use exactly these.`
  }
  if (english.tags.join() !== other.tags.join()) {
    return `its elements are ${other.tags.join(' ') || 'none'}; those of the English text are ${english.tags.join(' ') || 'none'}. Use exactly these.`
  }
  for (const [name, cases] of english.selects) {
    const own = other.selects.get(name)
    if (own && own.join() !== cases.join())
      return `the cases of {${name}} are ${own.join(', ')}; in English they are ${cases.join(', ')}. Use exactly these.`
  }
  const foreign = [...other.plurals].find((key) => !key.startsWith('=') && !categories.has(key))
  if (foreign !== undefined)
    return `the language has no plural category "${foreign}". It has ${[...categories].join(', ')}.`
  return null
}

function list(names: ReadonlySet<string>): string {
  return Array.from(names, (name) => `{${name}}`).join(', ') || 'none'
}
