import { join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { projectRoot } from '../files/project-root.ts'
import { pseudoLanguage } from '../languages/pseudo-language.ts'
import { localePlugins } from './locale-plugins.ts'

const page = `
  const links = [<a href="/karts/?page=2" />, <a href="/fr/" hrefLang="fr" />, <a href="#main" />]
  export const addresses = links.map(({ props }) => props.href)
`

const pageSource: Plugin = {
  name: 'page-source',
  resolveId: (id) => (id === 'page.tsx' ? id : null),
  load: (id) => (id === 'page.tsx' ? page : null),
}

test('a link leads to the page in the language of the bundle, unless it names another', async () => {
  const file = join(makeTemporaryFolder(), 'page.mjs')
  await build({
    cwd: projectRoot,
    input: 'page.tsx',
    platform: 'node',
    plugins: [pageSource, ...localePlugins(pseudoLanguage, [siteLanguages[0], pseudoLanguage])],
    transform: { jsx: 'react-jsx' },
    output: { file, codeSplitting: false },
  })
  const { addresses } = (await import(/* @vite-ignore */ file)) as { addresses: string[] }
  expect(addresses).toEqual(['/xa/karts/?page=2', '/fr/', '#main'])
})
