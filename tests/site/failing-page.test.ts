import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureBundle } from '#generator/ensure-bundle.ts'
import { listFiles } from '#generator/list-files.ts'
import { openSpoolWriter } from '#generator/page-spool.ts'
import { readCodeFingerprint } from '#generator/read-code-fingerprint.ts'
import { renderPages } from '#generator/render-pages.ts'
import { makeTemporaryFolder, testCache } from './build-fixture.ts'

test('a page that cannot be rendered stops the build and names itself', async () => {
  const folder = makeTemporaryFolder()
  const spoolFile = join(folder, 'pages.spool')
  const spool = openSpoolWriter(spoolFile)
  // A driver's page that lacks all that a driver's page has.
  const path = '/drivers/broken/' as const
  const place = spool.append(JSON.stringify({ kind: 'driver', path, title: 'Broken', description: '', crumbs: [] }))
  spool.close()

  const { bundle } = await ensureBundle(testCache, readCodeFingerprint())
  const rendering = renderPages(
    [{ path, kind: 'driver', digest: '', ...place }],
    {
      rendererFile: bundle.rendererFile,
      spoolFile,
      outFolder: join(folder, 'out'),
      context: {
        dataAsOf: '2020-11-20',
        tour: { id: 'x', number: 1, name: 'X' },
        todayRanking: '/',
        formulaVersion: 1,
      },
      frame: { hash: '0123456789abcdef', siteUrl: 'https://topshelf.example', assets: bundle.assets },
    },
    () => {},
  )
  await expect(rendering).rejects.toThrow(/^The page \/drivers\/broken\/ \(driver\) could not be rendered: TypeError: /)
  expect(listFiles(join(folder, 'out'))).toEqual([])
})
