import { expect, onTestFinished, test, vi } from 'vitest'
import type { LoadPageChunk } from './load-page-chunk.ts'
import { createPageLoader } from './navigator.ts'
import { PageDataError } from './page-data-error.ts'
import type { PageState } from './page-state.ts'
import { pageContext as context } from './testing/page-context.ts'

const page: PageState = { data: { kind: 'user-profile', path: '/karts/', crumbs: [] }, context }
const notFound: PageState = { data: { kind: 'user-profile', path: '/404/', crumbs: [] }, context }
const View = () => null
const noSuchKind = (path: string) => new PageDataError(`Could not find ${path}`, 'MODULE_NOT_FOUND')

const loadChunk: LoadPageChunk = (kind, path) =>
  kind === page.data?.kind ? Promise.resolve(View) : Promise.reject(noSuchKind(path))

/** @param answer to each path but that of the not-found page */
function loadWith(answer: () => Promise<PageState>) {
  const asked: string[] = []
  const load = (path: string) => {
    asked.push(path)
    return path === '/404/' ? Promise.resolve(notFound) : answer()
  }
  return { asked, loader: createPageLoader({ load }, loadChunk) }
}

test('a page is its data with the view of its kind', async () => {
  const { loader } = loadWith(() => Promise.resolve(page))
  expect(await loader.loadPage('/karts/')).toEqual({ View, ...page })
})

test.each<[string, () => Promise<PageState>]>([
  ['data that say so', () => Promise.resolve({ ...page, context: { ...context, notFound: true } })],
  ['no data', () => Promise.resolve({ data: null, context })],
  ['a status of 404', () => Promise.reject(new PageDataError('Not Found', 404))],
])('%s: the not-found page, each time it is asked for', async (_what, answer) => {
  const { asked, loader } = loadWith(answer)
  expect((await loader.loadPage('/karts/')).data).toBe(notFound.data)
  expect((await loader.loadPage('/karts/')).data).toBe(notFound.data)
  expect(asked).toEqual(['/karts/', '/404/', '/karts/', '/404/'])
})

test('an address that no page can have is not asked for', async () => {
  const { asked, loader } = loadWith(() => Promise.resolve(page))
  expect((await loader.loadPage('/no/such/page/')).data).toBe(notFound.data)
  expect(asked).toEqual(['/404/'])
})

test('a kind of page that this site does not have is logged, and not found', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  const { loader } = loadWith(() =>
    Promise.resolve({ ...page, data: { kind: 'user-settings', path: '/karts/', crumbs: [] } }),
  )
  expect((await loader.loadPage('/karts/')).data).toBe(notFound.data)
  expect(log).toHaveBeenCalledExactlyOnceWith(noSuchKind('/karts/'))
})

test('any other failure is the caller’s', async () => {
  const error = new PageDataError('Failed to fetch /assets/data/karts/index.json.')
  const { asked, loader } = loadWith(() => Promise.reject(error))
  await expect(loader.loadPage('/karts/')).rejects.toBe(error)
  expect(asked).toEqual(['/karts/'])
})
