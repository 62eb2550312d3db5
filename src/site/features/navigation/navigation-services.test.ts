import { expect, test } from 'vitest'
import { readPageOf } from './navigation-services.ts'
import { PageDataError } from './page-data-error.ts'
import type { PageState } from './page-state.ts'
import { pageContext } from './testing/page-context.ts'

const page: PageState = {
  data: { kind: 'user-profile', path: '/user/profile/', crumbs: [] },
  context: pageContext,
}

const fail = (error: Error) => async () => {
  throw error
}
const read = (answer: () => Promise<PageState>) => readPageOf('user-profile', '/user/profile/', answer())

test('another page is read, also from a newer build that writes it alike', async () => {
  expect(await read(async () => page)).toBe(page.data)
  const error = new PageDataError('Hash did not match', 'INVALID_HASH', { alike: page })
  expect(await read(fail(error))).toBe(page.data)
})

test.each([
  new PageDataError('Hash did not match', 'INVALID_HASH'),
  new PageDataError('Failed to fetch /assets/data/user/profile/index.json.'),
])('what cannot be read is the caller’s: %s', async (error) => {
  await expect(read(fail(error))).rejects.toBe(error)
})

test.each<[string, PageState]>([
  ['of another kind', { ...page, data: { kind: 'user-settings', path: '/user/settings/', crumbs: [] } }],
  ['that is not there', { ...page, data: null }],
])('a page %s is none', async (_what, state) => {
  await expect(read(async () => state)).rejects.toMatchObject({ code: 404 })
})
