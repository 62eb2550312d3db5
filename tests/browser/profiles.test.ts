import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

function findProfile(page: Page): BrowserContext {
  return page.context()
}

/** What the site's own address has stored in the page's profile, by the way in which it is stored. */
const readStored = async () => ({
  cookies: document.cookie,
  local: { ...localStorage },
  session: { ...sessionStorage },
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
})

describe('a profile that tests have one after the other', () => {
  let profile: BrowserContext | undefined

  test('keeps what a test stores', async () => {
    const page = await openPage()
    await visit(page, '/404/')
    await page.evaluate(async () => {
      document.cookie = 'left=1'
      localStorage.setItem('left', '1')
      sessionStorage.setItem('left', '1')
      await caches.open('left')
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
    })
    const left = await page.evaluate(readStored)
    expect(left).toMatchObject({ cookies: 'left=1', local: { left: '1' }, session: { left: '1' } })
    expect(left).toMatchObject({ databases: ['left'], caches: ['left'] })
    profile = findProfile(page)
    // The page is closed on its way to the next.
    const isGone = page.evaluate(() => {
      location.reload()
      return new Promise(() => {})
    })
    await expect(isGone).rejects.toThrow('navigation')
  })

  test('is empty for the next test, but for files that never change', async () => {
    const page = await openPage()
    expect(findProfile(page)).toBe(profile)
    await page.goto('/404/')
    const stored = await page.evaluate(readStored)
    expect(stored).toMatchObject({ cookies: '', session: {}, databases: [], caches: [] })
    expect(stored.local).not.toHaveProperty('left')
    const script = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/js/react-'))
        ?.toJSON(),
    )
    // What comes from a cache has no size.
    expect(script.transferSize).toBe(0)
  })
})
