import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAddress, password } from '../accounts/join.ts'
import { startAccountsServer, type AccountsServer } from '../accounts/start-accounts-server.ts'
import { startFailingNetwork } from '../browser/failing-network.ts'
import { isAwake } from '../browser/is-awake.ts'
import { browserSite } from '../fixture-site.ts'
import type { DrivenBrowser } from './driven-browser.ts'
import { launchFirefox } from './launch-firefox.ts'
import { launchWebkit } from './launch-webkit.ts'

const kinds = [
  ['Firefox', launchFirefox],
  ['WebKitGTK', launchWebkit],
] as const

describe.each(kinds)('%s', (name, launch) => {
  let launched: DrivenBrowser | null = null
  let server: AccountsServer
  beforeAll(async () => {
    ;[launched, server] = await Promise.all([launch(), startAccountsServer({ siteFolder: browserSite })])
    if (!launched) console.warn(`${name} is not here and cannot be installed: its journeys are left out.`)
  })
  afterAll(async () => {
    await launched?.close()
    await server.stop()
  })

  beforeEach(({ skip }) => skip(!launched, `${name} is not here and cannot be installed.`))

  function drive(): DrivenBrowser {
    if (!launched) throw new Error(`${name} has not been launched.`)
    return launched
  }

  test('a link opens a page in the same document, and Back returns', async () => {
    const browser = drive()
    await visit(browser, `${server.siteUrl}/drivers/`)
    await browser.run(() => document.documentElement.setAttribute('data-marked', ''))
    await click(browser, 'main a[href="/drivers/mario/"]')
    await untilHeading(browser, 'Mario')
    // The driver's Back passes over entries that no finger has made.
    await browser.run(() => history.back())
    await untilHeading(browser, 'Drivers')
    expect(await count(browser, 'html[data-marked]')).toBe(1)
  })

  test('a list is searched with a typo, and a reload keeps what was found', async () => {
    const browser = drive()
    await visit(browser, `${server.siteUrl}/drivers/`)
    await fill(browser, '#search', 'bbay mario')
    await untilText(browser, '.listing .card-text b', 'Baby Mario')
    await browser.reload()
    await untilText(browser, '.listing .card-text b', 'Baby Mario')
    expect(await browser.run(() => location.search)).toBe('?q=bbay+mario')
  })

  test('marked items are in the planner', async () => {
    const browser = drive()
    await visit(browser, `${server.siteUrl}/drivers/mario/`)
    await click(browser, '.own-toggle button, button.own-toggle')
    await expect.poll(() => browser.run(() => JSON.stringify({ ...localStorage }).includes('mario'))).toBe(true)
    await visit(browser, `${server.siteUrl}/planner/`)
    await untilHeading(browser, 'Planner')
    expect(await count(browser, '.nothing-owned')).toBe(0)
  })

  test('an account is created, and a change from elsewhere is shown at once', async () => {
    const browser = drive()
    await visit(browser, `${server.siteUrl}/karts/`)
    await click(browser, 'header .sign-in')
    await expect.poll(() => count(browser, '[role="dialog"] input[type="email"]')).toBe(1)
    await browser.run(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
      buttons.find(({ textContent }) => textContent === 'Create an account')?.click()
    })
    await expect.poll(() => count(browser, '[role="dialog"] input[autocomplete="new-password"]')).toBe(1)
    await fill(browser, '[role="dialog"] input[type="email"]', makeAddress())
    await fill(browser, '[role="dialog"] input[autocomplete="new-password"]', password)
    await click(browser, '[role="dialog"] button[type="submit"]')
    await expect.poll(() => count(browser, 'header .account-button')).toBe(1)
    await browser.run(async () => {
      const { user } = await (await fetch('/api/auth/session')).json()
      await fetch(`/api/docs/users/${user.uid}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userDetails: { displayName: 'Toad' } }),
      })
    })
    await expect.poll(() => count(browser, 'header .account-button[title="Account: Toad"]')).toBe(1)
  })

  test('a visited page opens offline, and after a reload', async () => {
    const browser = drive()
    const network = await startFailingNetwork(browserSite)
    await visit(browser, `${network.url}/drivers/mario/`)
    await expect
      .poll(() =>
        browser.run(async () => {
          const isKept = await caches.match('/assets/data/drivers/mario/index.json')
          return Boolean(isKept && navigator.serviceWorker.controller)
        }),
      )
      .toBe(true)
    network.cut()
    await visit(browser, `${network.url}/drivers/mario/`)
    await untilHeading(browser, 'Mario')
    await browser.reload()
    await untilHeading(browser, 'Mario')
    expect(await count(browser, 'html[data-offline]')).toBe(1)
  })
})

/** Opens a page and waits until its links are the site's own. */
async function visit(browser: DrivenBrowser, address: string): Promise<void> {
  await browser.open(address)
  await expect.poll(() => browser.run(isAwake)).toBe(true)
  await browser.run(() => document.getElementById('awake')?.remove())
}

function count(browser: DrivenBrowser, selector: string): Promise<number> {
  return browser.run((wanted) => document.querySelectorAll(wanted).length, selector)
}

async function click(browser: DrivenBrowser, selector: string): Promise<void> {
  await expect.poll(() => count(browser, selector)).toBeGreaterThan(0)
  await browser.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector)
}

/** Writes into a field as a reader would, as far as React can tell. */
async function fill(browser: DrivenBrowser, selector: string, text: string): Promise<void> {
  await browser.run(
    (wanted, value) => {
      const field = document.querySelector<HTMLInputElement>(wanted)
      field?.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    selector,
    text,
  )
}

async function untilText(browser: DrivenBrowser, selector: string, text: string): Promise<void> {
  const read = () => browser.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
  await expect.poll(read).toBe(text)
}

async function untilHeading(browser: DrivenBrowser, text: string): Promise<void> {
  const read = () => browser.run(() => document.querySelector('main h1')?.textContent ?? '')
  await expect.poll(read).toContain(text)
}
