/** The path of a report, on both databases: from the page on which a player makes it to the page that shows it. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { testSecret } from '../accounts/engines.ts'
import { makeAddress } from '../accounts/join.ts'
import { createReader } from '../accounts/reader.ts'
import { createDatabase, startPostgresql, type PostgresqlServer } from '../accounts/start-postgresql.ts'
import { copyFixture } from '../fixture-site.ts'
import { openBrowser, openConfirmedAccount, openSite, serveAccounts } from './accounts-site.ts'
import { startDevServer, type DevServer } from './dev-server.ts'

const run = promisify(execFile)
const content = copyFixture()
const reviewer = makeAddress()
const onSqlite = { REVIEWERS: reviewer, TRUST_PROXY: '1' }
/** Where its database is, is known once PostgreSQL runs. */
const onPostgresql: Record<string, string> = { ...onSqlite }

let postgresql: PostgresqlServer
let site: DevServer

beforeAll(async () => {
  ;[postgresql, site] = await Promise.all([startPostgresql(), startDevServer(resolve('.'), ['--content', content])])
  onPostgresql.DATABASE_URL = await createDatabase(postgresql.url)
  onPostgresql.AUTH_SECRET = testSecret
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await postgresql.stop()
})

describe.each([
  { engine: 'sqlite', environment: onSqlite, name: '3DS Daisy Hills', variant: '3ds-daisy-hills' },
  { engine: 'postgresql', environment: onPostgresql, name: '3DS Daisy Hills R', variant: '3ds-daisy-hills-r' },
])('on $engine', ({ environment, name, variant }) => {
  const server = serveAccounts(environment)

  test('reported, confirmed, reviewed, written, built, seen', async () => {
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
    expect(stdout).toContain(`  + ${variant}: middle since 2020-07-15, top at level 3 since `)

    await page.goto(`${site.url}/karts/royale/`)
    const note = page.getByRole('note').filter({ has: page.getByRole('link', { name, exact: true }) })
    expect(await note.textContent()).toMatch(
      new RegExp(
        `^Correction: Royale is on the top shelf of ${name} from level 3\\. Reported by players, 1 confirmation, `,
      ),
    )
  })
})
