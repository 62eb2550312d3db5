import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../files/project-root.ts'
import { linkInLanguage } from './link-in-language.ts'

const page = `
  const links = [<a href="/karts/?page=2" />, <a href="/fr/" hrefLang="fr" />, <a href="#main" />]
  export const addresses = links.map(({ props }) => props.href)
`

const sources: Plugin = {
  name: 'sources',
  resolveId: (id) => (id === 'page.tsx' || id === '#wording/language.ts' ? id : null),
  load: (id) => (id === 'page.tsx' ? page : id === '#wording/language.ts' ? `export const pathPrefix = '/de'` : null),
}

test('a link leads to the page in the language of the bundle, unless it names another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'link-in-language-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'page.mjs')
  await build({
    cwd: projectRoot,
    input: 'page.tsx',
    platform: 'node',
    plugins: [sources, linkInLanguage],
    transform: { jsx: 'react-jsx' },
    output: { file, codeSplitting: false },
  })
  const { addresses } = (await import(/* @vite-ignore */ file)) as { addresses: string[] }
  expect(addresses).toEqual(['/de/karts/?page=2', '/fr/', '#main'])
})
