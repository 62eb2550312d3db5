import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { createBuilder } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { buildDocumentAssets, readViewFiles } from './build-document-assets.ts'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { createTextMarks, findMarks, type MarkedCode, type TextMarks } from './marked-texts.ts'
import { projectRoot } from '../files/project-root.ts'
import { screenshotPath } from '../files/screenshot-list.ts'
import { localeFileNames } from './site-bundle.ts'
import { localeConstants, sitePlugins, localePlugins, markedLocalePlugins } from './locale-plugins.ts'
import { writeIcons } from './write-icons.ts'

/**
 * Builds everything that depends only on code, but for compressed copies. `site-bundle.ts` describes the folder.
 * @param languages of the site, the default first
 */
export async function bundleSite(folder: string, languages: readonly SiteLanguage[]): Promise<void> {
  const [first, ...others] = languages
  const publicFolder = join(folder, 'public')
  rmSync(publicFolder, { recursive: true, force: true })
  // One after the other, for the memory that each takes.
  const manifest = await bundle(folder, localeFileNames(first!), () => localePlugins(first!, languages))
  writeLocaleInfo(folder, first!, manifest, listFiles(publicFolder))
  if (others.length > 0) await bundleOthers(folder, others, languages)
  await writeIcons(publicFolder)
  cpSync(
    join(projectRoot, 'src/generator/bundle/screenshots'),
    join(publicFolder, dirname(screenshotPath('home-wide'))),
    {
      recursive: true,
    },
  )
}

type BundleNames = Pick<ReturnType<typeof localeFileNames>, 'renderer' | 'localizer'>

/** Bundles scripts and styles, the service worker, what renders documents, and what builds the localized files. @returns Vite's manifest */
async function bundle(folder: string, names: BundleNames, plugins: () => Plugin[]): Promise<string> {
  const publicFolder = join(folder, 'public')
  const builder = await createBuilder({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'warn',
    ...sitePlugins(plugins),
    environments: {
      client: { build: { outDir: publicFolder, emptyOutDir: false } },
      worker: { build: { outDir: join(folder, 'worker'), emptyOutDir: true } },
      ssr: {
        build: { outDir: join(folder, names.renderer), emptyOutDir: false },
        // One bundle with all libraries starts faster than many small modules.
        resolve: { noExternal: true },
        // Otherwise React decides at run time, and is its slow development build in most environments.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    },
  })
  const { client, worker, ssr } = builder.environments
  for (const environment of [client, worker, ssr]) if (environment) await builder.build(environment)
  await build({
    cwd: projectRoot,
    input: 'src/generator/prepare/localized-files.ts',
    platform: 'node',
    plugins: plugins(),
    logLevel: 'warn',
    output: { file: join(folder, names.localizer), codeSplitting: false },
  })
  const manifestFile = join(publicFolder, '.vite/manifest.json')
  const manifest = readFileSync(manifestFile, 'utf8')
  rmSync(dirname(manifestFile), { recursive: true })
  return manifest
}

/** Writes what is known of a language's scripts. */
function writeLocaleInfo(folder: string, language: SiteLanguage, manifest: string, ownFiles: readonly string[]): void {
  const names = localeFileNames(language)
  const assets = buildDocumentAssets(JSON.parse(manifest), readViewFiles())
  writeFileSync(join(folder, names.assets), JSON.stringify(assets))
  writeFileSync(join(folder, names.ownFiles), JSON.stringify(ownFiles))
}

/**
 * Bundles once for all other languages, with marks in the place of what they do not share: putting that in afterwards takes a
 * tenth of the time of a bundle.
 */
async function bundleOthers(
  folder: string,
  others: readonly SiteLanguage[],
  languages: readonly SiteLanguage[],
): Promise<void> {
  const markedFolder = join(folder, 'marked')
  const names = { renderer: 'renderer', localizer: 'localizer.mjs' }
  const marks = createTextMarks(others)
  const manifest = await bundle(markedFolder, names, () => markedLocalePlugins(marks, languages))
  const read = (file: string) => findMarks(readFileSync(join(markedFolder, file), 'utf8'), file)
  const publicFiles = listFiles(join(markedFolder, 'public'))
  const scripts = new Map(
    publicFiles.filter((file) => file.endsWith('.js')).map((file) => [file, read(`public/${file}`)]),
  )
  const renderer = read('renderer/render-document.js')
  const localizer = read(names.localizer)
  for (const language of others) {
    const ownFiles: string[] = []
    const add = (file: string, bytes: string | Uint8Array) => {
      if (existsSync(join(folder, 'public', file))) return
      write(join(folder, 'public', file), bytes)
      ownFiles.push(file)
    }
    const localized = localizeScripts(scripts, marks, language)
    for (const file of publicFiles) if (!scripts.has(file)) add(file, readFileSync(join(markedFolder, 'public', file)))
    for (const [file, code] of localized.scripts) add(file, code)
    writeLocaleInfo(folder, language, localized.rename(manifest), ownFiles)
    const { renderer: rendererFolder, localizer: localizerFile } = localeFileNames(language)
    write(
      join(folder, rendererFolder, 'render-document.js'),
      localized.rename(marks.fillIn(renderer, language, localeConstants(language))),
    )
    write(join(folder, localizerFile), marks.fillIn(localizer, language, localeConstants(language)))
  }
  rmSync(markedFolder, { recursive: true })
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
  marks: TextMarks,
  language: SiteLanguage,
): { scripts: ReadonlyMap<string, string>; rename: (text: string) => string } {
  const constants = localeConstants(language)
  const scripts = new Map([...marked].map(([file, code]) => [file, marks.fillIn(code, language, constants)]))
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
