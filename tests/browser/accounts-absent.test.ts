import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, recordRequests, toAddress, untilAddress, visit } from './site-page.ts'

// Like any static host, the server of these tests has no accounts.

/** Scripts of the accounts, by the names of their files. */
const accountsScript =
  /\/(?:keep-session|current-session|show-sign-in|show-account-button|account-menu|use-submission|menu|dialog)-/

function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(toAddress(request.url())))
  return scripts
}

const paths = ['/', '/karts/', '/drivers/mario/', '/rankings/', '/account/verify-email/']

test('a signed-out reader loads no accounts code and sends no session request', async () => {
  const page = await openPage()
  const [scripts, questions] = [recordScripts(page), recordRequests(page, '/api/')]
  for (const path of paths) {
    scripts.length = 0
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect(scripts.length, path).toBeGreaterThan(2)
    expect(
      scripts.filter((script) => accountsScript.test(script)),
      path,
    ).toEqual([])
    expect(questions, path).toEqual([])
  }
})

test('the sign-in dialog loads on request, and says that this copy of the site has no accounts', async () => {
  const page = await openPage()
  const scripts = recordScripts(page)
  await visit(page, '/karts/')
  await page.locator('header').getByRole('button', { name: 'Sign in' }).click()
  const notice = page.getByRole('dialog').getByRole('alert')
  await notice.getByText('Accounts are not available on this copy of the site').waitFor()
  expect(scripts.filter((script) => accountsScript.test(script)).length).toBeGreaterThan(1)
  expect(await page.getByRole('dialog').locator('input').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('without an accounts server, user pages redirect home', async () => {
  const page = await openPage()
  await page.goto('/user/settings/')
  await untilAddress(page, '/')
  expect(await page.locator('main h1').count()).toBe(1)
  await page.getByRole('dialog').getByRole('alert').getByText('Accounts are not available on this copy').waitFor()
})

test('without scripts, user pages say that they need them', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  for (const name of ['settings', 'profile', 'checklist']) {
    await page.goto(`/user/${name}/`)
    const words = await page.locator('main').innerText()
    expect(words, name).toContain('needs JavaScript')
    expect(words, name).not.toContain('Loading')
  }
})

test('a signed-in reader is signed out once the accounts server is gone', async () => {
  const page = await openPage()
  await page.addInitScript(() => localStorage.setItem('topshelf-signed-in', '1'))
  await visit(page, '/karts/')
  expect(await page.locator('header .sign-in').isVisible()).toBe(true)
  await page.goto('/user/profile/')
  await untilAddress(page, '/')
})

test('the header fits the narrowest screens and wide ones', async () => {
  const page = await openPage()
  await visit(page, '/karts/')
  for (const width of [320, 360, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const ends = await page
      .locator('.site-header-row :is(a, button)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(5)
    expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(width)
  }
})
