import { setTimeout } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import type { ClaimState, PublicClaim, ShelfReport } from '#documents/report.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { takeBackReport } from '#server/reports/report-routes.ts'
import { createSenderNames, recordReport } from '#server/reports/record-report.ts'
import { decideClaim, readDecided, readQueue, removeUnreported, tidyReports } from '#server/reports/report-store.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, engines, testSecret } from './engines.ts'
import { makeReport } from './make-report.ts'

const dayMs = 24 * 3_600_000
const names = { secret: testSecret, nameSender: createSenderNames() }

function countIn(state: ClaimState, claims: readonly PublicClaim[]): number {
  return claims.filter((claim) => claim.state === state).length
}

describe.each(engines)('on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    const folder = { DATA_FOLDER: join(makeTemporaryFolder(), 'data') }
    database = await openDatabase(parseConfiguration({ ...folder, ...(await chooseDatabase(engine)) }))
  })
  afterAll(() => database.db.destroy())

  function record(report: ShelfReport, network = '203.0.113.9'): Promise<SentAnswer> {
    const reporter = { ownerId: null, isVerified: false, network }
    return recordReport(database.db, { ...report, id: randomUUID() }, reporter, names)
  }

  test('nothing of a network is kept but a mark, which is deleted after a day', async () => {
    const { db } = database
    const report = makeReport()
    await record(report)
    const readRows = () => db.selectFrom('report').selectAll().execute()
    const [row] = await readRows()
    expect(JSON.stringify(row)).not.toContain('203.0')
    await tidyReports(db)
    expect(await readRows()).toEqual([row])
    expect(await record(report)).toMatchObject({ outcome: 'known' })
    await db
      .updateTable('report')
      .set({ receivedAtMs: Date.now() - dayMs - 1000 })
      .execute()
    await tidyReports(db)
    expect((await readRows()).map(({ id, mark }) => mark === id)).toEqual([true])
    // So the same network counts anew, once a day at most.
    expect(await record(report)).toMatchObject({ outcome: 'confirmed', confirmations: 1 })
  })

  test('what one network sends on a day has one name, which says nothing and goes with the decision', async () => {
    const { db } = database
    await db.deleteFrom('claim').execute()
    const networks = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:2:1::/64', '203.0.113.9']
    for (const network of networks) await record(makeReport(), network)
    const listSenders = async () => {
      const rows = await db.selectFrom('report').select('sender').orderBy('receivedAtMs').orderBy('id').execute()
      return rows.map(({ sender }) => sender)
    }
    const senders = await listSenders()
    expect(new Set(senders).size).toBe(3)
    expect(senders.every((sender) => /^[\w-]{16}$/.test(sender ?? ''))).toBe(true)
    // Another process, or the same one after a restart, has other names.
    const reporter = { ownerId: null, isVerified: false, network: '203.0.113.9' }
    expect(senders).not.toContain(createSenderNames()(reporter, Date.now()))
    const [claim] = (await readQueue(db)).claims
    await decideClaim(db, { id: claim?.id ?? '', from: 'open', to: 'agreed' })
    await tidyReports(db)
    expect((await listSenders()).filter((sender) => sender === null)).toHaveLength(1)
    await db.deleteFrom('claim').execute()
  })

  test('what was settled thirty days ago can be claimed again, and the old decision stays', async () => {
    const { db } = database
    const report = makeReport()
    await record(report)
    const find = async (isDecided: boolean) =>
      (isDecided ? await readDecided(db) : (await readQueue(db)).claims).find(
        ({ subject }) => subject.kind === 'shelf' && subject.item === report.item,
      )
    const { id = '' } = (await find(false)) ?? {}
    await decideClaim(db, { id, from: 'open', to: 'refused' })
    await db
      .updateTable('claim')
      .set({ decidedAtMs: Date.now() - 31 * dayMs })
      .where('id', '=', id)
      .execute()
    expect(await record(report)).toMatchObject({ outcome: 'first', state: 'open' })
    expect((await find(false))?.id).not.toBe(id)
    expect(await find(true)).toMatchObject({ id, state: 'refused' })
  })

  test('the day of a claim is that of the first report to name one', async () => {
    const { db } = database
    const report = makeReport()
    const find = async () => {
      const { claims } = await readQueue(db)
      return claims.find(({ subject }) => subject.kind === 'shelf' && subject.item === report.item)
    }
    await record(report)
    expect(await find()).toMatchObject({ day: null, evidence: [{ day: null }] })
    await record({ ...report, day: '2022-08-03' }, '203.0.113.10')
    // Of the same millisecond, neither would be the first.
    await setTimeout(2)
    await record({ ...report, day: '2021-05-05' }, '203.0.113.11')
    expect(await find()).toMatchObject({ day: '2022-08-03', confirmations: 2 })
  })

  /** Claims of nobody, each a moment older than the one before. */
  function addClaims(state: ClaimState, count: number): Promise<unknown> {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomUUID().replaceAll('-', ''),
      topic: randomUUID(),
      round: 0,
      subject: JSON.stringify({ kind: 'other', page: '/' }),
      state,
      madeAtMs: Date.now() - index,
      decidedAtMs: state === 'open' ? null : Date.now() - index,
      reason: null,
    }))
    return database.db.insertInto('claim').values(rows).execute()
  }

  test('a report that comes while claims without reports are removed is kept', async () => {
    const { db } = database
    for (let round = 0; round < 40; round++) {
      const report = makeReport()
      await record(report)
      await db.deleteFrom('report').execute()
      const answers = await Promise.all([
        removeUnreported(db),
        record(report),
        removeUnreported(db),
        record(report, 'elsewhere'),
        removeUnreported(db),
      ])
      const outcomes = answers.flatMap((answer) => answer?.outcome ?? [])
      expect(outcomes.toSorted()).toEqual(['confirmed', 'first'])
      expect(await db.selectFrom('report').selectAll().execute()).toHaveLength(2)
    }
  })

  test('what others report while a report is taken back is kept', async () => {
    const { db } = database
    for (let round = 0; round < 20; round++) {
      await db.deleteFrom('report').execute()
      const report = makeReport()
      const reporter = { ownerId: null, isVerified: false, network: 'mine' }
      await recordReport(db, report, reporter, names)
      const [, , answer] = await Promise.all([
        takeBackReport(db, report.id),
        takeBackReport(db, report.id),
        record(report, 'theirs'),
      ])
      expect(['first', 'confirmed']).toContain(answer.outcome)
      const left = await db.selectFrom('report').select('id').execute()
      expect([left.length, left[0]?.id === report.id]).toEqual([1, false])
    }
  })

  test('accepted claims are published until done, and open ones can be reviewed, however many others there are', async () => {
    const { db } = database
    await db.deleteFrom('claim').execute()
    await addClaims('open', 120)
    await addClaims('agreed', 110)
    const { claims, total } = await readQueue(db)
    expect([countIn('open', claims), countIn('agreed', claims), total]).toEqual([100, 100, 230])
    await addClaims('refused', 300)
    await addClaims('done', 300)
    const decided = await readDecided(db)
    expect(countIn('agreed', decided)).toBe(110)
    expect(countIn('refused', decided) + countIn('done', decided)).toBe(500)
    const times = decided.map(({ decidedAtMs }) => decidedAtMs ?? 0)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    await db.deleteFrom('claim').execute()
  })

  test('a claim keeps the twenty newest of its reports for reviewers', async () => {
    const { db } = database
    const report = makeReport()
    for (let count = 0; count < 22; count++) {
      const reporter = { ownerId: null, isVerified: false, network: `network ${count}` }
      await recordReport(db, { ...report, id: randomUUID(), note: `note ${count}` }, reporter, names)
      await db
        .updateTable('report')
        .set(({ eb }) => ({ receivedAtMs: eb('receivedAtMs', '-', 1000) }))
        .execute()
    }
    const [first] = (await readQueue(db)).claims
    expect(first).toMatchObject({ confirmations: 21, subject: { item: report.item } })
    expect(first?.evidence.map(({ note }) => note)).toEqual(
      Array.from({ length: 20 }, (_, index) => `note ${21 - index}`),
    )
  })
})
