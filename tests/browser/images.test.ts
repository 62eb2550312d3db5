import { expect, test } from 'vitest'
import { untilPainted } from './layout-shifts.ts'
import { openPage, recordRequests, visit } from './site-page.ts'

test('an image loads when it scrolls into view', async () => {
  const page = await openPage()
  await page.setViewportSize({ width: 400, height: 300 })
  await visit(page, '/drivers/')
  const requests = recordRequests(page, '/favicon.svg')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.dataset.src = '/favicon.svg?lazy'
    image.width = 40
    image.height = 40
    image.style.marginTop = '3000px'
    document.querySelector('main')?.append(image)
  })
  // By then, what is in view would have been seen.
  await untilPainted(page)
  expect(requests).toEqual([])
  await page.locator('img[data-src]').scrollIntoViewIfNeeded()
  await expect.poll(() => requests).toEqual(['/favicon.svg?lazy'])
  await expect
    .poll(() =>
      page
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('a browser without IntersectionObserver loads it at once', async () => {
  const page = await openPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await visit(page, '/drivers/')
  const requests = recordRequests(page, '/favicon.svg')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.dataset.src = '/favicon.svg?lazy'
    document.querySelector('main')?.append(image)
  })
  await expect.poll(() => requests).toEqual(['/favicon.svg?lazy'])
})
