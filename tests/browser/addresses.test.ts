import { expect, test } from 'vitest'
import { openPage, toAddress, visit } from './site-page.ts'

test.each([
  ['/Drivers/Mario/', '/drivers/mario/'],
  ['/drivers/mario,', '/drivers/mario/'],
])('%s leads on to %s', async (address, meant) => {
  const page = await openPage()
  await visit(page, address)
  await page.getByRole('link', { name: meant }).click()
  await expect.poll(() => toAddress(page.url())).toBe(meant)
})

test('an address that is like none leads nowhere', async () => {
  const page = await openPage()
  await visit(page, '/Drivers/Nobody/')
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Did you mean').count()).toBe(0)
})

test('a week whose address was written as HTML opens as it was sent', async () => {
  const page = await openPage()
  await visit(page, '/race/?a=1&amp;week=2020-11-25')
  await expect.poll(() => toAddress(page.url())).toBe('/race/?a=1&week=2020-11-25')
})

test('a shared collection whose # was escaped opens as it was sent', async () => {
  const page = await openPage()
  await page.goto('/shared/%23v=1&amp;items=AA&amp;sum=x')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/shared/#v=1&items=AA&sum=x')
  await page.getByText('This link is damaged').waitFor()
})
