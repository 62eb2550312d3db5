import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openOwnPage, visit } from './site-page.ts'
import { watchContentPolicy } from './watch-content-policy.ts'

declare global {
  interface Window {
    violations?: string[]
  }
}

/** A page that remembers everything that the policy has forbidden. */
async function openWatchedPage(): Promise<Page> {
  const page = await openOwnPage()
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event
      window.violations?.push([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' '))
    })
  })
  return page
}

function readViolations(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => window.violations)
}

// That pages as they come do not violate it, every-page.test.ts shows, and accessibility.test.ts that of what is opened on
// demand: a violation is an error on the console.
test('the theme is set by the script that the policy knows; an injected script does not run, nor does one from another origin', async () => {
  const page = await openWatchedPage()
  const told = watchContentPolicy(page.context())
  await visit(page, '/')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('system')
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'document.title = "broken in"'
    const foreign = document.createElement('script')
    foreign.src = 'https://elsewhere.example/a.js'
    document.body.append(inline, foreign)
  })
  await expect.poll(async () => (await readViolations(page))?.length).toBe(2)
  // Errors on the console, by which the tests of every page and of accounts know.
  await expect.poll(() => told.length).toBe(2)
  expect(await page.title()).toBe('Topshelf')
})

test('responses carry the content policy and the other security headers', async () => {
  const { headers } = await fetch(`${inject('siteUrl')}/drivers/mario/`)
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/)
  expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  // Built for http.
  expect(headers.has('Strict-Transport-Security')).toBe(false)
})
