import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { reportEndpoints, type ReportAnswers } from '#documents/report-endpoints.ts'
import { readClaims } from '#generator/corrections/read-claims.ts'
import { copyFixture } from '../fixture-site.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, engines } from './engines.ts'
import { makeAddress } from './join.ts'
import { makeReport } from './make-report.ts'
import { useAccounts } from './use-accounts.ts'

const run = promisify(execFile)
const reviewerAddress = makeAddress()
afterEach(() => void vi.unstubAllEnvs())

describe.each(engines)('on %s', (engine) => {
  const { server, joinConfirmed, openReader } = useAccounts(engine, { REVIEWERS: reviewerAddress })

  async function bringIn(from: string, content: string): Promise<string> {
    const script = ['src/generator/commands/corrections.ts', '--from', from, '--content', content]
    const env = { ...process.env, ...server().environment }
    return (await run(process.execPath, script, { env })).stdout
  }

  test('accepted reports reach the content, from the site or from a running server’s database', async () => {
    const day = '2020-11-03'
    const [agreed, open] = [
      makeReport({ item: 'royale', variant: '3ds-daisy-hills', day }),
      makeReport({ item: 'royale', variant: '3ds-daisy-hills-r' }),
    ]
    for (const body of [agreed, open]) await openReader().send(reportEndpoints.send.path, { body })
    const { reader } = await joinConfirmed(reviewerAddress)
    const queue = await reader.send(reportEndpoints.queue.path, { method: 'GET' })
    const { claims } = queue.json<ReportAnswers['queue']>()
    const claim = claims.find(({ subject }) => subject.kind === 'shelf' && subject.variant === agreed.variant)
    await reader.send(reportEndpoints.decide.path, { body: { id: claim?.id, from: 'open', to: 'agreed' } })

    const line = `3ds-daisy-hills: middle since 2020-07-15, top at level 3 since ${day} by 1 player`
    const written: string[] = []
    const site = engine === engines[0] ? [server().siteUrl] : []
    for (const from of [...site, 'database']) {
      const content = copyFixture()
      expect(await bringIn(from, content)).toContain(`+ ${line}\n1 file was changed: 1 applied`)
      written.push(readFileSync(joinPath(content, 'karts/royale.yaml'), 'utf8'))
    }
    expect(written[0]).toContain(`  ${line}\n`)
    expect(new Set(written).size).toBe(1)
  })

  test('a database is only read: neither created nor migrated', async () => {
    const settings = { DATA_FOLDER: makeTemporaryFolder(), ...(await chooseDatabase(engine)) }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)

    const none = engine === 'sqlite' ? 'There is no database in' : 'The database has no Topshelf tables.'
    await expect(readClaims('database')).rejects.toThrow(none)
    expect(readdirSync(settings.DATA_FOLDER)).toEqual([])

    const open = () => openDatabase(parseConfiguration(settings))
    const { db } = await open()
    await db.schema.dropTable('report').execute()
    await db.schema.dropTable('claim').execute()
    await sql`delete from kysely_migration where name in ('003-reports', '004-report-days', '005-report-senders')`.execute(
      db,
    )
    await db.destroy()
    await expect(readClaims('database')).rejects.toThrow('an older version of Topshelf')
    const { db: later } = await open()
    // It has made them just now.
    expect(await later.selectFrom('claim').selectAll().execute()).toEqual([])
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(later)
    await later.destroy()
    await expect(readClaims('database')).rejects.toThrow('a newer version of Topshelf')
  })
})
