import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { projectRoot } from '../files/project-root.ts'
import { pseudoLanguage } from '../languages/pseudo-language.ts'
import { mailInLanguages } from './mail-in-languages.ts'
import { speak } from './speak.ts'

/** Of the server, which the generator does not know. */
interface Bundled {
  readonly mailsByLanguage: readonly {
    readonly code: string
    readonly pathPrefix: string
    readonly create: (siteUrl: string) => {
      readonly reset: (to: string, token: string) => { readonly subject: string; readonly text: string }
    }
  }[]
}

test('the server has its mails in each language, and their links lead to pages in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-in-languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'mails.mjs')
  const languages = [siteLanguages[0], pseudoLanguage]
  await build({
    cwd: projectRoot,
    input: 'src/server/mail/mails-by-language.ts',
    platform: 'node',
    plugins: [mailInLanguages(languages), ...speak(siteLanguages[0], languages)],
    output: { file, codeSplitting: false },
  })
  const bundled = (await import(/* @vite-ignore */ file)) as Bundled
  const [english, pseudo] = bundled.mailsByLanguage.map(({ code, pathPrefix, create }) => ({
    code,
    mail: create(`https://topshelf.example${pathPrefix}`).reset('me@topshelf.example', 'abc'),
  }))
  expect([english?.code, pseudo?.code]).toEqual(['en', pseudoLanguage.code])
  expect(english?.mail.subject).toBe('Choose a new password for Topshelf')
  expect(english?.mail.text).toContain('\nhttps://topshelf.example/account/reset-password/#token=abc\n')
  expect(pseudo?.mail.subject).not.toContain('password')
  expect(pseudo?.mail.text).toContain(
    `\nhttps://topshelf.example${pseudoLanguage.pathPrefix}/account/reset-password/#token=abc\n`,
  )
})
