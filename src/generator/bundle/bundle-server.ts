import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'rolldown'
import { siteLanguages, type SiteLanguage } from '#pages/config/site-config.ts'
import { projectRoot } from '../files/project-root.ts'
import { translateInto } from '../languages/catalogue.ts'
import { inlineMessages, readTranslatedMessages } from './compile-messages.ts'
import { localePlugins } from './locale-plugins.ts'

/** For how long a server may go on running after its bundle was replaced (ms). */
const replacedLastMs = 7 * 24 * 3_600_000

/**
 * Bundles the server and its commands with their libraries. A few files start in less than half the time of some eight
 * hundred modules, and run where nothing is installed. A server that runs from the folder meanwhile finds the parts that
 * it has yet to load, and no newer ones under their names.
 */
export async function bundleServer(folder: string): Promise<void> {
  const { output } = await build({
    cwd: projectRoot,
    input: {
      serve: 'src/server/serve.ts',
      'back-up': 'src/server/backup/back-up.ts',
      restore: 'src/server/backup/restore.ts',
    },
    platform: 'node',
    plugins: [mailInLanguages(siteLanguages), ...localePlugins(siteLanguages[0], siteLanguages)],
    // Of the bundle, whatever the environment says in which it runs.
    transform: { define: { 'process.env.COMMIT': JSON.stringify((process.env.COMMIT ?? '').slice(0, 7)) } },
    logLevel: 'warn',
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'parts/[name]-[hash].mjs',
    },
  })
  tidyParts(folder, new Set(output.map(({ fileName }) => fileName)))
}

/** The age of a part says nothing: a server may run from it for months. A mark says when it was replaced. */
function tidyParts(folder: string, current: ReadonlySet<string>): void {
  mkdirSync(join(folder, 'replaced'), { recursive: true })
  for (const name of readdirSync(join(folder, 'parts'))) {
    const mark = join(folder, 'replaced', name)
    if (current.has(`parts/${name}`)) rmSync(mark, { force: true })
    else if (!existsSync(mark)) writeFileSync(mark, '')
    else if (statSync(mark).mtimeMs < Date.now() - replacedLastMs) {
      rmSync(join(folder, 'parts', name), { force: true })
      rmSync(mark, { force: true })
    }
  }
}

/** Where a built project has it. */
export const serverFolder = join(projectRoot, 'dist-server')

const mailsFile = fileURLToPath(new URL('../../server/mail/account-mails.ts', import.meta.url))
const localizedMails = /\/account-mails\.ts\?language=(\d+)$/

/**
 * The server writes mails in several languages: `mails-by-language.ts` gets a copy of its mails in each of them.
 * @param languages the default first, in which the rest of the server is compiled
 */
export function mailInLanguages(languages: readonly SiteLanguage[]): Plugin {
  const all = languages
    .map(({ code, pathPrefix }, index) => `{ ...${JSON.stringify({ code, pathPrefix })}, create: create${index} }`)
    .join(',')
  const imports = languages.map(
    (_, index) => `import { createAccountMails as create${index} } from './account-mails.ts?language=${index}'`,
  )
  return {
    name: 'mail-in-languages',
    resolveId: { filter: { id: localizedMails }, handler: (id) => `${mailsFile}?${id.split('?')[1]}` },
    load: {
      order: 'pre',
      filter: { id: [localizedMails, /\/mails-by-language\.ts$/] },
      handler(id) {
        const index = localizedMails.exec(id)?.[1]
        if (index === undefined) return `${imports.join('\n')}\nexport const mailsByLanguage = [${all}]`
        const translate = translateInto(languages[Number(index)]!)
        const code = inlineMessages(readFileSync(mailsFile, 'utf8'), mailsFile, (path) =>
          readTranslatedMessages(path, translate),
        )
        return { code, moduleType: 'ts' }
      },
    },
  }
}
