import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RefusalBody } from '#documents/refusal.ts'
import { reportEndpoints, type Decision, type ReportAnswers, type SentAnswer } from '#documents/report-endpoints.ts'
import type { OtherReport, PublicClaim, ReviewedClaim, ShelfReport } from '#documents/report.ts'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { makeReport } from './make-report.ts'
import type { Answer, Reader } from './reader.ts'
import { useAccounts, type Member } from './use-accounts.ts'

const reviewerAddress = makeAddress()
const unprovenAddress = makeAddress()
const lateAddress = makeAddress()
const environment = {
  REVIEWERS: `${unprovenAddress}, ${lateAddress}, ${reviewerAddress.toUpperCase()}`,
  TRUST_PROXY: '1',
}
const unknownPath = '/api/reports/unknown'

describe.each(engines)('on %s', (engine) => {
  const { join, joinConfirmed, openReader, readToken } = useAccounts(engine, environment)
  let reviewer: Member | null = null

  async function openReviewer(): Promise<Reader> {
    reviewer ??= await joinConfirmed(reviewerAddress)
    return reviewer.reader
  }

  async function findWaiting(item: string): Promise<ReviewedClaim | undefined> {
    const { claims } = await askQueue(await openReviewer())
    return claims.find(({ subject }) => subject.kind === 'shelf' && subject.item === item)
  }

  test('a report runs its course: reported, confirmed, agreed, done', async () => {
    const report = makeReport({ note: '<script>alert(1)</script>', link: 'http://example.org/a.png?b="c"' })
    const [one, two] = [openReader(), openReader()]
    expect(await send(one, report)).toEqual({ outcome: 'first', state: 'open', confirmations: 0, reason: null })
    const day = '2021-05-05'
    const same = { ...report, id: randomUUID(), note: 'I saw it, too.', page: '/courses/tour-tokyo-blur/', day }
    expect(await send(two, same)).toEqual({ outcome: 'confirmed', state: 'open', confirmations: 1, reason: null })
    const other = makeReport({ item: report.item, seen: { shelf: 'top', level: 6 } })
    expect(await send(two, other)).toMatchObject({ outcome: 'first' })

    const { kind, item, variant, said, seen, madeAtMs, page, note, link } = report
    const waiting = await findWaiting(item)
    expect(waiting).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      subject: { kind, item, variant, said, seen },
      state: 'open',
      confirmations: 1,
      day,
      madeAtMs,
      decidedAtMs: null,
      reason: null,
      verifiedReporters: 0,
      sender: null,
      evidence: [
        { page: same.page, day, madeAtMs, note: same.note, link, isVerified: false },
        { page, day: null, madeAtMs, note, link, isVerified: false },
      ],
    })
    const { id = '' } = waiting ?? {}
    expect(await listDecided(openReader())).not.toContainEqual(expect.objectContaining({ id }))

    const agreed = await decide(await openReviewer(), { id, from: 'open', to: 'agreed', reason: 'Two saw it.' })
    expect(agreed).toMatchObject({ id, state: 'agreed', reason: 'Two saw it.' })
    const published = await openReader().send(reportEndpoints.decided.path, { method: 'GET' })
    expect(published.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(published.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(published.text).not.toMatch(/script|example\.org|I saw it/)
    const claim = published.json<ReportAnswers['decided']>().claims.find((found) => found.id === id)
    expect(claim).toEqual({
      id,
      subject: { kind, item, variant, said, seen },
      state: 'agreed',
      confirmations: 1,
      day,
      madeAtMs,
      decidedAtMs: agreed.decidedAtMs,
      reason: 'Two saw it.',
    })
    const again = await openReader().send(reportEndpoints.decided.path, {
      method: 'GET',
      headers: { 'If-None-Match': published.headers.get('ETag') },
    })
    expect(again.status).toBe(304)
    expect(await decide(await openReviewer(), { id, from: 'agreed', to: 'done' })).toMatchObject({ state: 'done' })
    expect(await findWaiting(item)).toMatchObject({ subject: { seen: { level: 6 } } })
  })

  test('a decision can be undone, and of two reviewers the first counts', async () => {
    const report = makeReport()
    await send(openReader(), report)
    const { id = '' } = (await findWaiting(report.item)) ?? {}
    const reader = await openReviewer()
    await decide(reader, { id, from: 'open', to: 'refused', reason: 'It is not.' })
    expect(await send(openReader(), { ...report, id: randomUUID() })).toEqual({
      outcome: 'confirmed',
      state: 'refused',
      confirmations: 1,
      reason: 'It is not.',
    })
    expect(await refuse(reader, 'decide', { id, from: 'open', to: 'agreed' })).toMatchObject({
      status: 412,
      code: 'version-mismatch',
      message: 'The claim is refused now.',
    })
    expect(await decide(reader, { id, from: 'refused', to: 'open' })).toMatchObject({
      state: 'open',
      reason: null,
      decidedAtMs: null,
    })
    const unknown = { id: '0'.repeat(32), from: 'open', to: 'agreed' }
    expect(await refuse(reader, 'decide', unknown)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await refuse(reader, 'decide', { ...unknown, to: 'open' })).toMatchObject({ status: 422, field: 'to' })
  })

  test('whoever knows its id takes a report back; what others have said stays', async () => {
    const mine = makeReport({ note: 'mine' })
    const theirs = { ...mine, id: randomUUID(), note: 'theirs' }
    const address = makeNetwork()
    await send(openReader(), mine, address)
    await send(openReader(), theirs)
    const reader = openReader()
    const taken = await takeBack(reader, mine.id)
    expect([taken.status, taken.text]).toEqual([200, '{}'])
    expect(await findWaiting(mine.item)).toMatchObject({ confirmations: 0, evidence: [{ note: 'theirs' }] })
    // Whether an id exists is not said.
    for (const id of [mine.id, randomUUID()])
      expect(describeAnswer(await takeBack(reader, id))).toEqual(describeAnswer(taken))
    expect(await findWaiting(mine.item)).toMatchObject({ confirmations: 0 })

    await takeBack(reader, theirs.id)
    expect(await findWaiting(mine.item)).toBeUndefined()
    expect(await send(openReader(), mine, address)).toMatchObject({ outcome: 'first', confirmations: 0 })
    const words = makeOther({ note: `words ${randomUUID()}` })
    await send(openReader(), words)
    await takeBack(reader, words.id)
    expect(JSON.stringify(await askQueue(await openReviewer()))).not.toContain(words.note)
    expect(await refuse(reader, 'takeBack', { id: '*' })).toMatchObject({ status: 422, code: 'invalid', field: 'id' })
  })

  test('nobody is counted twice: not a resend, not a network, not an account', async () => {
    const report = makeReport()
    const anew = (): ShelfReport => ({ ...report, id: randomUUID() })
    const address = makeNetwork()
    await send(openReader(), report, address)
    expect(await send(openReader(), report, makeNetwork())).toMatchObject({ outcome: 'known', confirmations: 0 })
    expect(await send(openReader(), anew(), address)).toMatchObject({ outcome: 'known', confirmations: 0 })
    const [unproven, proven] = [await join(), await joinConfirmed()]
    expect(await send(unproven.reader, anew(), address)).toMatchObject({ outcome: 'known', confirmations: 0 })
    expect(await send(unproven.reader, anew(), makeNetwork())).toMatchObject({ outcome: 'confirmed', confirmations: 1 })
    expect(await send(unproven.reader, anew(), makeNetwork())).toMatchObject({ outcome: 'known', confirmations: 1 })
    expect(await send(proven.reader, anew(), address)).toMatchObject({ outcome: 'confirmed', confirmations: 2 })
    expect(await send(proven.reader, anew(), makeNetwork())).toMatchObject({ outcome: 'known', confirmations: 2 })
    expect(await findWaiting(report.item)).toMatchObject({ confirmations: 2, verifiedReporters: 1 })
  })

  test('twenty at the same moment are one claim with nineteen confirmations', async () => {
    const report = makeReport()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(openReader(), { ...report, id: randomUUID() })),
    )
    expect(answers.filter(({ outcome }) => outcome === 'first')).toHaveLength(1)
    expect(await findWaiting(report.item)).toMatchObject({ confirmations: 19 })
  })

  test('a flood of one network stands behind all others, and one press clears it', async () => {
    const reader = await openReviewer()
    const [one, other] = ['203.0.113.77', '2001:db8:f100:']
    const many = Array.from({ length: 30 }, () => makeReport({ note: 'flood' }))
    for (const [index, report] of many.entries())
      await send(openReader(), report, index < 15 ? one : `${other}${index}::1`)
    const honest = makeReport({ note: 'honest' })
    await send(openReader(), honest)
    const confirmed = many[20]!
    await send(openReader(), { ...confirmed, id: randomUUID(), note: 'I saw it, too.' })

    const { claims, senders } = await askQueue(reader)
    expect(senders.map((sender) => sender.claims)).toEqual([15, 14])
    const notes = claims.filter(({ state }) => state === 'open').map(({ evidence }) => evidence[0]?.note)
    // Both begin with their first.
    expect(notes.filter((note, index) => note === 'flood' && index < notes.indexOf('honest'))).toHaveLength(2)
    const ids = senders.map(({ id }) => id)
    expect(claims.filter(({ sender }) => ids.includes(sender ?? '')).length).toBeGreaterThan(20)
    expect(JSON.stringify([claims, senders])).not.toMatch(/203\.0\.113|2001:db8/)

    const body = { senders: ids }
    const stranger = await openReader().send(reportEndpoints.clear.path, { body })
    expect(describeAnswer(stranger)).toEqual(describeAnswer(await openReader().send(unknownPath, { body })))
    expect(await refuse(reader, 'clear', { senders: ['*'] })).toMatchObject({ status: 422, field: 'senders.0' })
    const cleared = await reader.send(reportEndpoints.clear.path, { body })
    expect(cleared.json()).toEqual({ removed: 30 })
    const left = await askQueue(reader)
    expect(left.senders).toEqual([])
    expect(left.claims.filter(({ evidence }) => evidence[0]?.note === 'flood')).toEqual([])
    expect(await findWaiting(honest.item)).toMatchObject({ confirmations: 0 })
    expect(await findWaiting(confirmed.item)).toMatchObject({ evidence: [{ note: 'I saw it, too.' }] })
  })

  test('what an account has reported goes with it; what others have reported, too, stays theirs', async () => {
    const leaver = await joinConfirmed()
    const [alone, shared, decided] = [makeReport({ note: 'alone' }), makeReport({ note: 'gone' }), makeReport()]
    const words = makeOther({ note: `words of ${leaver.user.uid}` })
    for (const report of [alone, shared, decided, words]) await send(leaver.reader, report)
    await send(openReader(), { ...shared, id: randomUUID(), note: 'stays' })
    const reader = await openReviewer()
    const { claims } = await askQueue(reader)
    const spoken = claims.find(({ evidence }) => evidence[0]?.note === words.note)
    for (const claim of [spoken, await findWaiting(decided.item)])
      await decide(reader, { id: claim?.id ?? '', from: 'open', to: 'agreed' })

    await leaver.reader.ask('deleteAccount', { uid: leaver.user.uid })
    expect(await findWaiting(alone.item)).toBeUndefined()
    expect(await findWaiting(shared.item)).toMatchObject({ confirmations: 0, evidence: [{ note: 'stays' }] })
    expect(await findWaiting(decided.item)).toMatchObject({ state: 'agreed', confirmations: 0, evidence: [] })
    const left = [await askQueue(reader), await listDecided(reader)]
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${spoken?.id}|${leaver.user.uid}|${leaver.user.email}`))
  })

  // What follows is the same on whichever engine.
  if (engine !== engines[0]) return

  test('a report that reviewers have decided on is not taken back', async () => {
    const report = makeReport()
    await send(openReader(), report)
    const { id = '' } = (await findWaiting(report.item)) ?? {}
    const reader = await openReviewer()
    await decide(reader, { id, from: 'open', to: 'agreed' })
    expect(await refuse(openReader(), 'takeBack', { id: report.id })).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'Reviewers have already decided on this.',
    })
    expect(await findWaiting(report.item)).toMatchObject({ state: 'agreed', evidence: [{ page: report.page }] })
  })

  test('nobody is told the id of a report', async () => {
    const [report, words] = [makeReport(), makeOther()]
    const sent = [await send(openReader(), report), await send(openReader(), words)]
    const reader = await openReviewer()
    const { claims } = await askQueue(reader)
    const decided = []
    for (const { id, state } of claims.filter((claim) => claim.state === 'open'))
      decided.push(await decide(reader, { id, from: state, to: 'agreed' }))
    const told = JSON.stringify([sent, claims, decided, await askQueue(reader), await listDecided(openReader())])
    expect(told).toContain(report.item)
    expect(told).not.toMatch(new RegExp(`${report.id}|${words.id}`))
  })

  test("the id of another's report neither shows nor changes it", async () => {
    const mine = makeReport({ note: 'mine' })
    await send(openReader(), mine)
    const theirs = { ...makeReport({ note: 'theirs' }), id: mine.id }
    const answer = await send(openReader(), theirs)
    expect(answer).toEqual({ outcome: 'known', state: 'open', confirmations: 0, reason: null })
    expect(await findWaiting(mine.item)).toMatchObject({ confirmations: 0, evidence: [{ note: 'mine' }] })
  })

  test.each<[string, unknown, number, string, string?]>([
    ['a giant note', makeReport({ note: 'x'.repeat(501) }), 422, 'invalid', 'note'],
    ['a book', makeReport({ note: 'x'.repeat(9000) }), 413, 'too-large'],
    ['a script for a link', makeReport({ link: 'javascript:alert(1)' }), 422, 'invalid', 'link'],
    ['a file for a link', makeReport({ link: 'file:///etc/passwd' }), 422, 'invalid', 'link'],
    ['a page elsewhere', makeReport({ page: '//evil.example/' }), 422, 'invalid', 'page'],
    ['markup for an item', makeReport({ item: '<img src=x>' }), 422, 'invalid', 'item'],
    ['an invalid level', { ...makeReport(), seen: { shelf: 'top', level: 9 } }, 422, 'invalid', 'seen.level'],
    ['NUL', makeReport({ note: 'a\0b' }), 422, 'invalid', 'note'],
    ['a state', { ...makeReport(), state: 'agreed' }, 422, 'invalid', 'state'],
    ['an owner', { ...makeReport(), ownerId: 'me' }, 422, 'invalid', 'ownerId'],
    ['words without a note', { ...makeOther(), note: ' ' }, 422, 'invalid', 'note'],
    ['tomorrow and a day', makeReport({ madeAtMs: Date.now() + 48 * 3_600_000 }), 422, 'invalid', 'madeAtMs'],
    ['a list', [], 422, 'invalid', ''],
  ])('%s is refused', async (_what, body, status, code, field) => {
    expect(await refuse(openReader(), 'send', body)).toMatchObject({
      status,
      code,
      ...(field !== undefined && { field }),
    })
  })

  test('for everyone but reviewers nothing exists: the answers are those of an unknown address', async () => {
    await openReviewer()
    const decision = { id: '0'.repeat(32), from: 'open', to: 'agreed' }
    // The address of a reviewer, which the account has not proven.
    const pretender = await join(unprovenAddress)
    const readers = [openReader(), pretender.reader, (await joinConfirmed()).reader]
    for (const reader of readers) {
      const unknown = await reader.send(unknownPath, { method: 'GET' })
      expect(describeAnswer(await reader.send(reportEndpoints.queue.path, { method: 'GET' }))).toEqual(
        describeAnswer(unknown),
      )
      for (const body of [decision, 'nonsense']) {
        const answer = await reader.send(reportEndpoints.decide.path, { body })
        expect(describeAnswer(answer)).toEqual(describeAnswer(await reader.send(unknownPath, { body })))
        expect(answer.status).toBe(404)
      }
    }
  })

  test('whoever was signed in before the address was confirmed is no reviewer until the next sign-in', async () => {
    const email = lateAddress
    const { reader } = await join(email)
    const earlier = openReader()
    await earlier.ask('signIn', { email, password })
    await reader.ask('completeVerification', { token: await readToken(email, 'Confirm your address') })
    expect([await seesQueue(reader), await seesQueue(earlier)]).toEqual([false, false])
    await reader.ask('signIn', { email, password })
    expect([await seesQueue(reader), await seesQueue(earlier)]).toEqual([true, false])
  })

  test('another site can neither report, take back, decide nor read the queue', async () => {
    const reader = await openReviewer()
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const answer of [
      await reader.send(reportEndpoints.send.path, { body: makeReport(), headers }),
      await reader.send(reportEndpoints.takeBack.path, { body: { id: randomUUID() }, headers }),
      await reader.send(reportEndpoints.decide.path, { body: {}, headers }),
      await reader.send(reportEndpoints.queue.path, { method: 'GET', headers }),
    ]) {
      expect([answer.status, answer.json<RefusalBody>().error.code]).toEqual([403, 'bad-origin'])
    }
  })
})

describe('limits', () => {
  const { openReader, join } = useAccounts('sqlite', { ...environment, RATE_LIMIT_FACTOR: '1' })

  test('a network has thirty reports at once, or fewer if it takes some back', async () => {
    const address = makeNetwork()
    const statuses = await flood(
      31,
      () => openReader(),
      () => address,
    )
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await takeBack(openReader(), randomUUID(), address)).status).toBe(429)
    expect((await sendAnything(openReader(), makeReport(), makeNetwork())).status).toBe(200)
  })

  test('whoever floods us from many networks keeps nobody else from reporting', async () => {
    const networks = Array.from({ length: 110 }, (_, number) => `198.51.${number}.1`)
    // What is refused for its contents counts, too.
    const statuses = await Promise.all(
      networks.map(async (network) => {
        const reader = openReader()
        let last = 0
        for (let count = 0; count < 30; count++) last = (await sendAnything(reader, {}, network)).status
        return last
      }),
    )
    expect(statuses).toContain(429)
    const household = makeNetwork()
    for (let count = 0; count < 5; count++)
      expect((await sendAnything(openReader(), makeReport(), household)).status).toBe(200)
  })

  test('an account has sixty, from however many networks', async () => {
    const { reader } = await join()
    const statuses = await flood(61, () => reader, makeNetwork)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })
})

/** @returns the status of each answer */
async function flood(count: number, open: () => Reader, from: () => string): Promise<number[]> {
  const statuses = []
  for (let sent = 0; sent < count; sent++) statuses.push((await sendAnything(open(), makeReport(), from())).status)
  return statuses
}

function makeOther(change: Partial<OtherReport> = {}): OtherReport {
  const { id, page, madeAtMs } = makeReport()
  return { id, kind: 'other', page, madeAtMs, note: 'The cup has another name.', ...change }
}

function makeNetwork(): string {
  const bytes = randomUUID().replaceAll('-', '')
  return `2001:db8:${bytes.slice(0, 4)}:${bytes.slice(4, 8)}::1`
}

function sendAnything(reader: Reader, body: unknown, network = makeNetwork()): Promise<Answer> {
  return reader.send(reportEndpoints.send.path, { body, headers: { 'X-Forwarded-For': network } })
}

function takeBack(reader: Reader, id: string, network = makeNetwork()): Promise<Answer> {
  return reader.send(reportEndpoints.takeBack.path, { body: { id }, headers: { 'X-Forwarded-For': network } })
}

async function send(reader: Reader, report: ShelfReport | OtherReport, network?: string): Promise<SentAnswer> {
  const answer = await sendAnything(reader, report, network)
  if (answer.status !== 200) throw new Error(`The report was refused: ${answer.text}`)
  return answer.json()
}

async function seesQueue(reader: Reader): Promise<boolean> {
  return (await reader.send(reportEndpoints.queue.path, { method: 'GET' })).status === 200
}

async function askQueue(reader: Reader): Promise<ReportAnswers['queue']> {
  return (await reader.send(reportEndpoints.queue.path, { method: 'GET' })).json()
}

async function listDecided(reader: Reader): Promise<readonly PublicClaim[]> {
  const answer = await reader.send(reportEndpoints.decided.path, { method: 'GET' })
  return answer.json<ReportAnswers['decided']>().claims
}

async function decide(reader: Reader, body: Decision): Promise<ReviewedClaim> {
  const answer = await reader.send(reportEndpoints.decide.path, { body })
  if (answer.status !== 200) throw new Error(`The decision was refused: ${answer.text}`)
  return answer.json()
}

async function refuse(reader: Reader, operation: 'send' | 'takeBack' | 'decide' | 'clear', body: unknown) {
  const answer = await reader.send(reportEndpoints[operation].path, {
    body,
    headers: { 'X-Forwarded-For': makeNetwork() },
  })
  return { status: answer.status, ...answer.json<RefusalBody>().error }
}

function describeAnswer({ status, headers, text }: Answer) {
  return { status, text, headers: [...headers].filter(([name]) => name !== 'date') }
}
