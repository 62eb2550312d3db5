import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { translateInto } from '../languages/translate-into.ts'
import { inlineMessages, readWords } from './compile-messages.ts'

const mailsFile = fileURLToPath(new URL('../../server/mail/account-mails.ts', import.meta.url))
const spoken = /\/account-mails\.ts\?language=(\d+)$/

/**
 * The server speaks several languages at once: `mails-by-language.ts` gets a copy of its mails in each of them.
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
    resolveId: { filter: { id: spoken }, handler: (id) => `${mailsFile}?${id.split('?')[1]}` },
    load: {
      order: 'pre',
      filter: { id: [spoken, /\/mails-by-language\.ts$/] },
      handler(id) {
        const index = spoken.exec(id)?.[1]
        if (index === undefined) return `${imports.join('\n')}\nexport const mailsByLanguage = [${all}]`
        const translate = translateInto(languages[Number(index)]!)
        const code = inlineMessages(readFileSync(mailsFile, 'utf8'), mailsFile, (path) => readWords(path, translate))
        return { code, moduleType: 'ts' }
      },
    },
  }
}
