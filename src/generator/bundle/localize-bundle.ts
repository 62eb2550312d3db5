import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { localeConstants } from './locale-plugins.ts'
import { findMarks, type MarkedCode, type TextMarks } from './marked-texts.ts'
import { localeFileNames } from './site-bundle.ts'

/** In the folder of a bundle for several languages. */
export const markedFileNames = { renderer: 'renderer', localizer: 'localizer.mjs' } as const

interface LocalizedBundle {
  readonly language: SiteLanguage
  readonly manifest: string
  /** The public files that no language before it has. */
  readonly ownFiles: readonly string[]
}

/**
 * Writes the bundle of each language from one for all of them, which has marks in the place of what they do not share: putting
 * that in takes a tenth of the time of a bundle.
 * @param manifest Vite's, of the bundle with the marks
 */
export function localizeBundle(
  folder: string,
  markedFolder: string,
  manifest: string,
  marks: TextMarks,
  languages: readonly SiteLanguage[],
): LocalizedBundle[] {
  const read = (file: string) => findMarks(readFileSync(join(markedFolder, file), 'utf8'), file)
  const publicFiles = listFiles(join(markedFolder, 'public'))
  const scripts = new Map(
    publicFiles.filter((file) => file.endsWith('.js')).map((file) => [file, read(`public/${file}`)]),
  )
  const renderer = read(`${markedFileNames.renderer}/render-document.js`)
  const localizer = read(markedFileNames.localizer)
  return languages.map((language) => {
    const ownFiles: string[] = []
    const add = (file: string, bytes: string | Uint8Array) => {
      if (existsSync(join(folder, 'public', file))) return
      write(join(folder, 'public', file), bytes)
      ownFiles.push(file)
    }
    const constants = localeConstants(language)
    const localized = localizeScripts(scripts, (code) => marks.fillIn(code, language, constants))
    for (const file of publicFiles) if (!scripts.has(file)) add(file, readFileSync(join(markedFolder, 'public', file)))
    for (const [file, code] of localized.scripts) add(file, code)
    const names = localeFileNames(language)
    const rendered = localized.rename(marks.fillIn(renderer, language, constants))
    write(join(folder, names.renderer, 'render-document.js'), rendered)
    write(join(folder, names.localizer), marks.fillIn(localizer, language, constants))
    return { language, manifest: localized.rename(manifest), ownFiles }
  })
}

function write(file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** The name of a script in its folder, as scripts call each other. */
const scriptName = /[\w.-]+-[\w-]{8}\.js/g

/**
 * The scripts of a language by their files, named by their contents and those of all that they load; and what gives a text that
 * names them their new names. What leads to no text keeps its name: all languages share it.
 */
function localizeScripts(
  marked: ReadonlyMap<string, MarkedCode>,
  fillIn: (code: MarkedCode) => string,
): { scripts: ReadonlyMap<string, string>; rename: (text: string) => string } {
  const scripts = new Map([...marked].map(([file, code]) => [file, fillIn(code)]))
  const byName = new Map([...marked.keys()].map((file) => [basename(file), file]))
  const loads = new Map(
    [...marked].map(([file, { code }]) => [
      file,
      (code.match(scriptName) ?? []).flatMap((name) => byName.get(name) ?? []),
    ]),
  )
  const digests = new Map([...scripts].map(([file, code]) => [file, digest([file, code])]))
  const names = new Map<string, string>()
  for (const file of marked.keys()) {
    const all = new Set([file])
    for (const each of all) for (const loaded of loads.get(each) ?? []) all.add(loaded)
    if (![...all].some((each) => marked.get(each)!.marks.length > 0)) continue
    const hash = digest([file, ...[...all].toSorted().map((each) => digests.get(each)!)]).slice(0, 8)
    names.set(basename(file), basename(file).replace(/-[\w-]{8}\.js$/, `-${hash}.js`))
  }
  const rename = (text: string) => text.replaceAll(scriptName, (name) => names.get(name) ?? name)
  return { scripts: new Map([...scripts].map(([file, code]) => [rename(file), rename(code)])), rename }
}
