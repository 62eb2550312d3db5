import { beforeAll } from 'vitest'
import { describeAccountsPort } from '../accounts-port/describe-accounts-port.ts'
import { ageSignIns } from '../accounts-port/age-sign-ins.ts'
import { bundleForPage } from '../accounts-port/bundle-for-page.ts'
import { openPortInBrowser } from '../accounts-port/open-port-in-browser.ts'
import { serveAccounts } from './accounts-site.ts'
import { launchHeadlessShell } from './chromium.ts'
import { openProfile } from './profiles.ts'
import { launchOnce } from './site-page.ts'
import type { PortEnvironment, PortUnderTest } from '../accounts-port/port-under-test.ts'

const subjects = {
  verification: 'Confirm your address',
  'password reset': 'Choose a new password',
  'new address': 'Confirm your new address',
} as const

const server = serveAccounts()
let script: string
beforeAll(async () => {
  script = await bundleForPage('tests/accounts-port/page-with-port.ts')
  await server().google.prepare()
})

describeAccountsPort('our server', () => {
  const tabs = new Map<PortUnderTest, () => Promise<PortUnderTest>>()
  const environment: PortEnvironment = {
    async openPort() {
      const browser = await launchOnce(launchHeadlessShell)
      const context = await openProfile(browser, { serviceWorkers: 'block', hasDataSaver: true })
      const open = () => openPortInBrowser(context, server().siteUrl, script)
      const port = await open()
      tabs.set(port, open)
      return port
    },
    openTab(port) {
      const open = tabs.get(port)
      if (!open) throw new Error('No browser has this port.')
      return open()
    },
    async readToken(to, about) {
      const { links } = await server().mails.waitFor(to, subjects[about])
      const token = links.map((link) => /#token=(\S+)/.exec(link)?.[1]).find(Boolean)
      if (!token) throw new Error(`The mail about the ${about} has no link with a token.`)
      return token
    },
    ageSignIns: () => ageSignIns(server()),
  }
  return environment
})
