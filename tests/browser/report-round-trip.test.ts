/** The path of a report: from the page on which a player makes it to the page that shows it. On both databases: corrections.test.ts. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { makeAddress } from '../accounts/join.ts'
import { createReader } from '../accounts/reader.ts'
import { copyFixture } from '../fixture-site.ts'
import { openBrowser, openConfirmedAccount, openSite, serveAccounts } from './accounts-site.ts'
import { startDevServer } from './dev-server.ts'
import { openPage } from './site-page.ts'

const run = promisify(execFile)
const reviewer = makeAddress()
const server = serveAccounts({ REVIEWERS: reviewer, TRUST_PROXY: '1' })

test('reported, confirmed, reviewed, written, built, seen', async () => {
  const content = copyFixture()
  const name = '3DS Daisy Hills'
  const page = await openSite(await openBrowser(), '/karts/royale/')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await row.getByTitle('Is this shelf wrong?').click()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  const sent = page.waitForRequest(`**${reportEndpoints.send.path}`)
  await dialog.getByRole('button', { name: 'Top from level 3' }).click()
  await dialog.getByText('You are the first to report this.').waitFor()

  const body = { ...(await sent).postDataJSON(), id: randomUUID() }
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  const confirmed = await createReader(server().siteUrl).send(reportEndpoints.send.path, { body, headers })
  expect(confirmed.json<object>()).toMatchObject({ outcome: 'confirmed', confirmations: 1 })

  const { page: desk } = await openConfirmedAccount('/user/review/', reviewer)
  const claim = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: /^Royale on/ }) })
  await claim.getByText('1 confirmation').waitFor()
  await claim.getByRole('button', { name: 'Accept' }).click()
  await claim.getByText('Accepted').waitFor()

  const options = ['--from', 'database', '--content', content]
  const env = { ...process.env, ...server().environment }
  const { stdout } = await run(process.execPath, ['src/generator/commands/corrections.ts', ...options], { env })
  expect(stdout).toContain('  + 3ds-daisy-hills: middle since 2020-07-15, top at level 3 since ')

  const site = await startDevServer(resolve('.'), ['--content', content])
  onTestFinished(() => site[Symbol.asyncDispose]())
  // As it comes: the development server sends its scripts one by one, hundreds of them.
  const reader = await openPage({ javaScriptEnabled: false })
  await reader.goto(`${site.url}/karts/royale/`)
  const note = reader.getByRole('note').filter({ has: reader.getByRole('link', { name, exact: true }) })
  expect(await note.textContent()).toMatch(
    /^Correction: Royale is on the top shelf of 3DS Daisy Hills from level 3\. Reported by players, 1 confirmation, /,
  )
})
