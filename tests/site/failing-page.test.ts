import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteLanguages } from '#pages/config/site-config.ts'
import { ensureBundle } from '#generator/bundle/ensure-bundle.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { createPageStore } from '#generator/prepare/page-store.ts'
import { readCodeFingerprint } from '#generator/bundle/read-code-fingerprint.ts'
import { renderPages } from '#generator/render/render-pages.ts'
import { verifyLinks } from '#generator/links/verify-links.ts'
import { fixtureDay, testCache } from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'

/** Renders one page as the build does, into a folder. */
async function render(folder: string, page: { readonly kind: 'driver' | 'not-found'; readonly path: `/${string}/` }) {
  const pageStoreFile = join(folder, 'pages.store')
  const store = createPageStore(pageStoreFile)
  const stored = store.append(JSON.stringify({ title: 'Broken', description: '', crumbs: [], ...page }))
  store.close()

  const { bundle } = await ensureBundle(testCache, readCodeFingerprint().code, siteLanguages.slice(0, 1))
  return renderPages(
    [{ path: page.path, kind: page.kind, card: null, changedOn: null, isTranslated: false, ...stored }],
    {
      pageStoreFile,
      outFolder: join(folder, 'out'),
      context: {
        dataAsOf: fixtureDay,
        lastTour: { id: 'x', number: 1, name: 'X' },
        closedOn: '2020-12-02',
        today: fixtureDay,
        formulaVersion: 1,
      },
      locales: bundle.locales.map(({ language, rendererFile, assets }) => ({
        language,
        rendererFile,
        frame: { hash: '0123456789abcdef', siteUrl: 'https://topshelf.example', analytics: null, assets, names: null },
      })),
    },
  )
}

test('a page that cannot be rendered stops the build and names itself', async () => {
  const folder = makeTemporaryFolder()
  // A driver's page that lacks all that a driver's page has.
  const rendering = render(folder, { kind: 'driver', path: '/drivers/broken/' })
  await expect(rendering).rejects.toThrow(/^The page \/drivers\/broken\/ \(driver\) could not be rendered: TypeError: /)
  expect(listFiles(join(folder, 'out'))).toEqual([])
})

const notFound = { kind: 'not-found', path: '/404/', closedOn: '2020-12-02', lastDay: fixtureDay, round: [] } as const

test('a page for which the disk has no space left says so', async () => {
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'out/404'), { recursive: true })
  // Takes nothing, as a full disk does.
  symlinkSync('/dev/full', join(folder, 'out/404/index.html'))
  const page = { ...notFound, suggestions: [] }
  await expect(render(folder, page)).rejects.toThrow(
    'The page /404/ (not-found) could not be rendered: There is no space left on the disk. Free up some space, then run the command again.',
  )
})

const renderNothing = () => Promise.resolve(new Map<string, string>())

test('a dead link stops the build, which names the link and the page that has it', async () => {
  const page = { ...notFound, suggestions: ['home'], round: [{ id: 'no-such-tour', number: 1, name: 'Nowhere' }] }
  const { links: fresh } = await render(makeTemporaryFolder(), page)
  const others = [...fresh.keys()]
    .map((target) => target.split('#')[0] ?? '')
    .filter((path) => path !== '/tours/no-such-tour/')
  expect(others).toContain('/drivers/')
  const anchors = [...fresh.keys()].flatMap((target) => target.split('#')[1] ?? [])
  const site = {
    paths: new Set([...others, '/404/']),
    files: new Set(others.map((target) => target.slice(1))),
    readDocument: () => anchors.map((id) => `<p id="${id}">`).join(''),
    isAsBefore: () => false,
  }
  await expect(verifyLinks({ fresh, earlier: [], renderRest: renderNothing }, site)).rejects.toThrow(
    'The page /404/ links to /tours/no-such-tour/, which leads to no page and no file.\n1 link is dead.',
  )
})
