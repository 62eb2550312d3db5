import { expect, test } from 'vitest'
import { byTouch } from './press.ts'
import { openPage, visit } from './site-page.ts'

const places = [
  ['/drivers/mario/', 'top shelves', 'Top shelf'],
  // In each row of the table.
  ['/drivers/mario/', 'Top shelf', 'Top shelf'],
  ['/drivers/mario/', 'tier', 'Tier'],
  ['/drivers/mario/', 'Worth having', 'Worth having'],
  ['/courses/', 'R/T', 'R, T and R/T'],
] as const

test('a finger opens what a word means', async () => {
  const page = await openPage({ ...byTouch, javaScriptEnabled: false })
  for (const [path, word, name] of places) {
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: word, exact: true }).first().tap()
    const meaning = page.getByRole('note', { name, exact: true })
    await meaning.waitFor()
    expect((await meaning.locator('p').innerText()).match(/\.(?= |$)/g)!.length).toBeGreaterThanOrEqual(3)
    expect(await meaning.getByRole('link').getAttribute('href')).toMatch(/^\/tips-and-tricks\/[a-z-]+\/#[a-z-]+$/)
    const box = (await meaning.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width)
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'hidden' })
  }
})

test('keys open it, lead to its guide and leave it', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  const word = page.getByRole('button', { name: 'top shelves' })
  const meaning = page.getByRole('note', { name: 'Top shelf' })
  await word.focus()
  await page.keyboard.press('Enter')
  await meaning.waitFor()
  await page.keyboard.press('Escape')
  await meaning.waitFor({ state: 'hidden' })
  await expect.poll(() => word.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tips-and-tricks/the-three-shelves/#what-a-shelf-is-worth')
  await meaning.waitFor({ state: 'hidden' })
})
