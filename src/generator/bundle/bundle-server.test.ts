import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { projectRoot } from '../files/project-root.ts'
import { pseudoLanguage } from '../languages/pseudo-language.ts'
import { bundleServer, mailInLanguages } from './bundle-server.ts'
import { localePlugins } from './locale-plugins.ts'

test('parts that a running server has yet to load stay, and get no other contents', async () => {
  const folder = makeTemporaryFolder()
  const list = () => readdirSync(join(folder, 'parts'))
  for (const name of ['parts', 'replaced']) mkdirSync(join(folder, name))
  const make = (file: string, days: number) => {
    writeFileSync(join(folder, file), '')
    const then = new Date(Date.now() - days * 24 * 3_600_000)
    utimesSync(join(folder, file), then, then)
  }
  for (const [name, replacedDays] of [
    ['of-the-running-server.mjs', null],
    ['replaced-yesterday.mjs', 1],
    ['replaced-last-month.mjs', 30],
  ] as const) {
    make(`parts/${name}`, 60)
    if (replacedDays !== null) make(`replaced/${name}`, replacedDays)
  }
  await bundleServer(folder)
  const kept = ['of-the-running-server.mjs', 'replaced-yesterday.mjs']
  expect(list()).toEqual(expect.arrayContaining(kept))
  expect(list()).not.toContain('replaced-last-month.mjs')
  expect(readdirSync(join(folder, 'replaced')).toSorted()).toEqual(kept)
  const made = list().filter((name) => !kept.includes(name))
  expect(made.length).toBeGreaterThan(2)
  for (const name of made) expect(name).toMatch(/-[\w-]{8}\.mjs$/)
})

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
  const file = join(makeTemporaryFolder(), 'mails.mjs')
  const languages = [siteLanguages[0], pseudoLanguage]
  await build({
    cwd: projectRoot,
    input: 'src/server/mail/mails-by-language.ts',
    platform: 'node',
    plugins: [mailInLanguages(languages), ...localePlugins(siteLanguages[0], languages)],
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
