import { expect, test } from 'vitest'
import { follow, openPage, recordRequests, toAddress, untilAddress, untilHeading, visit } from './site-page.ts'

// Which page is meant, and what is missing: not-found-view.test.ts.
test('a missing page is shown at its address as it was typed, says what is missing, and leads on to the page that was meant', async () => {
  const page = await openPage()
  const requests = recordRequests(page, '/assets/data/')
  await visit(page, '/ranking/2031-01-01?q=a#b')
  expect([toAddress(page.url()), requests]).toEqual(['/ranking/2031-01-01?q=a#b', []])
  await page.getByText('There is no ranking for 1 Jan 2031: the game had ended.').waitFor()
  await page.locator('main').getByRole('link', { name: 'Search everywhere' }).click()
  await page.getByRole('dialog').waitFor()

  await visit(page, '/Drivers/Mario?q=a')
  expect(toAddress(page.url())).toBe('/Drivers/Mario?q=a')
  await page.getByRole('link', { name: '/drivers/mario/' }).click()
  await untilAddress(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')

  // One that is like none leads nowhere.
  const answer = page.waitForResponse('**/assets/data/drivers/nobody/index.json')
  await follow(page, '/Drivers/Nobody/')
  expect((await answer).status()).toBe(404)
  await untilHeading(page, 'Off the track')
  expect(await page.getByText('Did you mean').count()).toBe(0)
})

// What is repaired: repair-address.test.ts.
test('an address that a program on the way has escaped opens as it was sent', async () => {
  const page = await openPage()
  await visit(page, '/race/?a=1&amp;week=2020-11-25')
  await untilAddress(page, '/race/?a=1&week=2020-11-25')
  await page.goto('/shared/%23v=1&amp;items=AA&amp;sum=x')
  await untilAddress(page, '/shared/#v=1&items=AA&sum=x')
  await expect.poll(() => page.getByText('This link is damaged').count()).toBe(1)
})
