import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { projectRoot } from '../files/project-root.ts'
import type { SourceText } from './list-texts.ts'
import { pseudoLanguage, pseudoTranslate } from './pseudo-language.ts'

/** What a text is called in another language; undefined where the catalogue has no translation of it. */
export type Translate = (context: string, text: string) => string | undefined

/**
 * The catalogue of a language, relative to the project: gettext PO, which translators' tools read
 * (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
 */
export function catalogueFile({ pathPrefix }: Pick<SiteLanguage, 'pathPrefix'>): string {
  return `src/wording/languages/${pathPrefix.slice(1)}.po`
}

export function readCatalogue(language: SiteLanguage): string {
  const file = join(projectRoot, catalogueFile(language))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const keyOf = (context: string, text: string) => `${context}\n${text}`

/** Its translations, without those of a text that has changed since, which translators have yet to look at. */
export function readTranslations(catalogue: string): Translate {
  const translations = new Map(
    PO.parse(catalogue).items.flatMap(({ msgctxt, msgid, msgstr: [text = ''], flags }) =>
      text && !flags.fuzzy ? [[keyOf(msgctxt ?? '', msgid), text] as const] : [],
    ),
  )
  return (context, text) => translations.get(keyOf(context, text))
}

/** What the site says and the catalogue does not, and the other way round. */
export interface Gaps {
  readonly missing: readonly SourceText[]
  readonly unused: readonly Pick<SourceText, 'context' | 'text'>[]
}

export function findGaps(catalogue: string, texts: readonly SourceText[]): Gaps {
  const translate = readTranslations(catalogue)
  const known = new Set(texts.map(({ context, text }) => keyOf(context, text)))
  return {
    missing: texts.filter(({ context, text }) => translate(context, text) === undefined),
    unused: PO.parse(catalogue).items.flatMap(({ msgctxt, msgid }) =>
      known.has(keyOf(msgctxt ?? '', msgid)) ? [] : [{ context: msgctxt ?? '', text: msgid }],
    ),
  }
}

/**
 * A catalogue with exactly the texts that there are now, in their order. What was translated stays; a text that has moved
 * to another file takes its translation along; one that has been reworded under the same name keeps it as a proposal,
 * marked `fuzzy`, which the site does not show until the translator has looked at it and removed the mark.
 */
export function updateCatalogue(catalogue: string, texts: readonly SourceText[], code: string): string {
  const before = PO.parse(catalogue).items.filter(({ msgstr: [text] }) => text)
  const ofKey = new Map(before.map((item) => [keyOf(item.msgctxt ?? '', item.msgid), item]))
  const known = new Set(texts.map(({ context, text }) => keyOf(context, text)))
  const gone = before.filter(({ msgctxt, msgid }) => !known.has(keyOf(msgctxt ?? '', msgid)))
  const goneByText = new Map(gone.map((item) => [item.msgid, item]))
  const goneByName = new Map(
    gone.flatMap((item) => item.extractedComments.map((name) => [keyOf(item.msgctxt ?? '', name), item] as const)),
  )
  const po = new PO()
  po.headers = { Language: code, 'Content-Type': 'text/plain; charset=UTF-8', 'Content-Transfer-Encoding': '8bit' }
  po.items = texts.map(({ context, text, names }) => {
    const item = new PO.Item()
    Object.assign(item, { msgctxt: context, msgid: text, msgstr: [''], extractedComments: [...names] })
    const same = ofKey.get(keyOf(context, text)) ?? goneByText.get(text)
    const reworded = names.map((name) => goneByName.get(keyOf(context, name))).find((found) => found !== undefined)
    const earlier = same ?? reworded
    if (!earlier) return item
    item.msgstr = [...earlier.msgstr]
    item.comments = [...earlier.comments]
    item.flags = { ...earlier.flags, ...(!same && { fuzzy: true }) }
    return item
  })
  return `${po.toString().trimEnd()}\n`
}

/** What the texts of `src/wording/` are in a language, as its catalogue is now. English is what they are written in. */
export function translateInto(language: SiteLanguage): Translate {
  if (language.pathPrefix === '') return () => undefined
  if (language.code === pseudoLanguage.code) return (_context, text) => pseudoTranslate(text)
  return readTranslations(readCatalogue(language))
}
