import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { documentsBase } from '#documents/auth-endpoints.ts'
import { documentLimitBytes } from '#documents/document-path.ts'
import { engines } from './engines.ts'
import { password } from './join.ts'
import type { Answer } from './reader.ts'
import { useAccounts } from './use-accounts.ts'

interface DocumentAnswer {
  readonly version: number
  readonly data: unknown
  readonly included?: unknown
}

/** An item id of the length that the content has. */
function makeItem(number: number): string {
  return `item-number-${number}`
}

/** A document with so many items, each as long as the others. */
function fill(count: number): Record<string, unknown> {
  const ids = Array.from({ length: count }, (_, number) => `${'x'.repeat(64)}${number}`.slice(-64))
  return { checklist: Object.fromEntries(ids.map((id) => [id, [8, 1_795_000_000_000]])) }
}

function bytesOf(value: unknown): number {
  return JSON.stringify(value).length
}

describe.each(engines)('on %s', (engine) => {
  const { server, join, openReader } = useAccounts(engine)

  test('a new reader has none; the first update makes it; null removes a field', async () => {
    const { reader, path } = await join()
    const none = await reader.send(path, { method: 'GET' })
    expect(none.json()).toEqual({ version: 0, data: null, included: {} })
    expect(none.headers.get('ETag')).toBe('"0"')

    const dark = await reader.send(path, { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    expect([dark.status, dark.headers.get('ETag')]).toEqual([200, '"1"'])
    expect(dark.json()).toEqual({ version: 1, data: { preferences: { theme: 'dark' } } })
    await reader.send(path, { method: 'PATCH', body: { userDetails: { displayName: '  Pauline ' } } })
    const gone = await reader.send(path, { method: 'PATCH', body: { preferences: null } })
    expect(gone.json()).toEqual({ version: 3, data: { userDetails: { displayName: 'Pauline' } } })
    const read = await reader.send(path, { method: 'GET' })
    expect(read.json()).toEqual({ version: 3, data: { userDetails: { displayName: 'Pauline' } }, included: {} })
  })

  test('PUT replaces the whole document', async () => {
    const { reader, path } = await join()
    await reader.send(path, { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    const set = await reader.send(path, { method: 'PUT', body: { userDetails: { displayName: 'Luigi' } } })
    expect(set.json()).toEqual({ version: 2, data: { userDetails: { displayName: 'Luigi' } } })
  })

  test('If-Match guards both kinds of writes, and the first of them', async () => {
    const { reader, path } = await join()
    const write = (method: string, version: number): Promise<Answer> =>
      reader.send(path, { method, body: { preferences: { theme: 'dark' } }, headers: { 'If-Match': `"${version}"` } })
    expect((await write('PUT', 1)).status).toBe(412)
    expect((await write('PUT', 0)).status).toBe(200)
    const late = await write('PATCH', 0)
    expect([late.status, late.json<object>()]).toMatchObject([412, { error: { code: 'version-mismatch' } }])
    expect((await write('PATCH', 1)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('PATCH', 2)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7)
  })

  test('a hundred updates at once all count, in whatever order they come', async () => {
    const { reader, path } = await join()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        reader.send(path, { method: 'PATCH', body: { checklist: { [makeItem(number)]: [1, 1000 + number] } } }),
      ),
    )
    const versions = answers.map((answer) => answer.json<DocumentAnswer>().version)
    expect(versions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    const { version, data } = (await reader.send(path, { method: 'GET' })).json<DocumentAnswer>()
    expect(version).toBe(100)
    expect(data).toEqual({
      checklist: Object.fromEntries(Array.from({ length: 100 }, (_, number) => [makeItem(number), [1, 1000 + number]])),
    })
  })

  test('each further collection is a document of its own, which has a name before it is filled', async () => {
    const { reader, user } = await join()
    const names = `${documentsBase}/collections/${user.uid}`
    const rosa = `${documentsBase}/checklists/${user.uid}_rosa0001`
    const marks = { checklist: { mario: [3, 1000] }, caps: { mario: [2, 1000] } }
    const early = await reader.send(rosa, { method: 'PATCH', body: marks })
    expect([early.status, early.json<object>()]).toMatchObject([403, { error: { code: 'permission-denied' } }])
    const entry = { name: 'Rosa', changedAtMs: 1000 }
    expect((await reader.send(names, { method: 'PUT', body: { collections: { rosa0001: entry } } })).status).toBe(200)
    expect((await reader.send(rosa, { method: 'PATCH', body: marks })).status).toBe(200)
    // Marks merge as those of the first one do: the newest of each item wins.
    const older = { checklist: { mario: [8, 999], luigi: [1, 1000] } }
    const merged = await reader.send(rosa, { method: 'PATCH', body: older })
    expect(merged.json()).toMatchObject({ data: { ...marks, checklist: { mario: [3, 1000], luigi: [1, 1000] } } })
    const read = await reader.send(`${documentsBase}/users/${user.uid}`, { method: 'GET' })
    expect(read.json()).toMatchObject({ version: 0 })

    const many = Object.fromEntries(Array.from({ length: 101 }, (_, number) => [`${number}`.padStart(8, 'k'), entry]))
    for (const body of [
      { collections: many },
      { collections: { rosa: entry } },
      { collections: { rosa0001: { ...entry, name: 'x'.repeat(41) } } },
    ]) {
      expect((await reader.send(names, { method: 'PUT', body })).status).toBe(422)
    }
    const stranger = await join()
    for (const path of [names, rosa]) expect((await stranger.reader.send(path, { method: 'GET' })).status).toBe(403)
    for (const id of [user.uid, `${user.uid}_Rosa0001`, '_rosa0001']) {
      const answer = await reader.send(`${documentsBase}/checklists/${id}`, { method: 'GET' })
      expect([answer.status, answer.json<object>()]).toMatchObject([400, { error: { code: 'bad-path' } }])
    }
  })

  test('a document at its limit is stored, one beyond it is not', async () => {
    const { reader, path } = await join()
    const each = bytesOf(fill(3)) - bytesOf(fill(2))
    const most = Math.floor((documentLimitBytes.users - bytesOf(fill(0))) / each)
    const full = fill(most)
    expect(bytesOf(full)).toBeLessThanOrEqual(documentLimitBytes.users)
    expect((await reader.send(path, { method: 'PUT', body: full })).status).toBe(200)
    const beyond = await reader.send(path, {
      method: 'PATCH',
      body: { userDetails: { displayName: 'x'.repeat(60), photoURL: `https://topshelf.example/${'x'.repeat(100)}` } },
    })
    expect([beyond.status, beyond.json<object>()]).toMatchObject([413, { error: { code: 'too-large' } }])
    expect((await reader.send(path, { method: 'GET' })).json()).toEqual({ version: 1, data: full, included: {} })
  })

  test('a stream begins with the state and announces each change, including other devices’', async () => {
    const { reader, user, path } = await join()
    const stream = await reader.openStream()
    await stream.next(({ event }) => event === 'doc')
    expect(stream.messages).toEqual([
      { event: 'user', data: user },
      { event: 'doc', data: { path: `users/${user.uid}`, version: 0, data: null, included: {} } },
    ])
    const other = openReader(reader)
    const second = await other.openStream()
    await other.send(path, { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    for (const each of [stream, second]) {
      const { data } = await each.next((message) => message.event === 'doc' && message.data.version === 1)
      expect(data).toEqual({
        path: `users/${user.uid}`,
        version: 1,
        data: { preferences: { theme: 'dark' } },
        included: {},
      })
    }
    stream.close()
    second.close()
  })

  test('no version is missed by streams that open while writes go on', async () => {
    const { reader, path } = await join()
    const writing = (async () => {
      for (let count = 0; count < 60; count++) {
        await reader.send(path, { method: 'PATCH', body: { checklist: { [makeItem(count)]: [1, 1000] } } })
      }
    })()
    const streams = await Promise.all(Array.from({ length: 12 }, () => reader.openStream()))
    await writing
    for (const stream of streams) {
      await stream.next((message) => message.event === 'doc' && message.data.version === 60)
      const versions = stream.messages.flatMap((message) => (message.event === 'doc' ? [message.data.version] : []))
      expect(versions).toEqual(versions.toSorted((one, other) => one - other))
      stream.close()
    }
  })

  // What follows is the same on whichever engine.
  if (engine !== engines[0]) return

  test('If-Match: * fits any version that is there, and a weak tag fits none', async () => {
    const { reader, path } = await join()
    const write = async (tags: string): Promise<number> => {
      const headers = { 'If-Match': tags }
      return (await reader.send(path, { method: 'PATCH', body: { preferences: { theme: 'dark' } }, headers })).status
    }
    expect(await write('*')).toBe(412)
    expect(await write('"7", "0"')).toBe(200)
    expect(await write('*')).toBe(200)
    expect(await write('W/"2"')).toBe(412)
    expect(await write('W/"2", "2"')).toBe(200)
  })

  test('of two marks of one item, the newer wins, even if the older arrives later', async () => {
    const { reader, path } = await join()
    await reader.send(path, { method: 'PATCH', body: { checklist: { 'b-dasher': [5, 2000] } } })
    const late = await reader.send(path, {
      method: 'PATCH',
      body: { checklist: { 'b-dasher': [3, 1000], 'pipe-frame': [1, 1000] } },
    })
    expect(late.json()).toEqual({ version: 2, data: { checklist: { 'b-dasher': [5, 2000], 'pipe-frame': [1, 1000] } } })
  })

  test('references stay references', async () => {
    const { reader, path } = await join()
    const data = { userDetails: { featuredParts: { kart: { $ref: 'karts/b-dasher' } } } }
    await reader.send(path, { method: 'PUT', body: data })
    expect((await reader.send(path, { method: 'GET' })).json()).toEqual({ version: 1, data, included: {} })
  })

  test('snapshots are a document of their own', async () => {
    const { reader, user } = await join()
    const path = `${documentsBase}/snapshots/${user.uid}`
    const data = { snapshots: [{ takenAtMs: 1000, reason: 'import', levels: { 'b-dasher': 3 } }] }
    expect((await reader.send(path, { method: 'PUT', body: data })).json()).toEqual({ version: 1, data })
    const refused = await reader.send(path, { method: 'PATCH', body: { snapshots: null } })
    expect([refused.status, refused.json<object>()]).toMatchObject([422, { error: { field: 'snapshots' } }])
  })

  test.each([
    ['a name', JSON.stringify({ userDetails: { displayName: 'x'.repeat(documentLimitBytes.users) } })],
    ['spaces', `${' '.repeat(documentLimitBytes.users)}{}`],
  ])('a body longer than a document may be is too large, even for %s', async (_what, rawBody) => {
    const { reader, path } = await join()
    const headers = { 'Content-Type': 'application/json' }
    for (const method of ['PUT', 'PATCH']) {
      const answer = await reader.send(path, { method, rawBody, headers })
      expect([answer.status, answer.json<object>()]).toMatchObject([413, { error: { code: 'too-large' } }])
    }
  })

  test.each([
    ['an unknown field', { theme: 'dark' }, 'theme'],
    ['a wrong type', { preferences: { theme: 1 } }, 'preferences.theme'],
    ['a list', [], ''],
    ['text', 'text', ''],
    ['null', null, ''],
    ['an invalid level', { checklist: { 'b-dasher': [9, 1000] } }, 'checklist.b-dasher.0'],
    ['an invalid moment', { checklist: { 'b-dasher': [1, 1.5] } }, 'checklist.b-dasher.1'],
    ['an invalid id', { checklist: { 'B Dasher': [1, 1000] } }, 'checklist.B Dasher'],
    ['a script for a picture', { userDetails: { photoURL: 'javascript:alert(1)' } }, 'userDetails.photoURL'],
    ['NUL', { userDetails: { displayName: 'Nul\0' } }, 'userDetails.displayName'],
    ['half a character', { userDetails: { displayName: '\ud83d' } }, 'userDetails.displayName'],
    ['a name that reaches a prototype', { constructor: { x: 1 } }, 'constructor'],
  ])('%s is refused, and nothing changes', async (_what, body, field) => {
    const { reader, path } = await join()
    for (const method of ['PUT', 'PATCH']) {
      const answer = await reader.send(path, { method, body })
      expect([answer.status, answer.json<object>()]).toMatchObject([422, { error: { code: 'invalid', field } }])
    }
    expect((await reader.send(path, { method: 'GET' })).json<object>()).toMatchObject({ version: 0 })
  })

  test('__proto__ and great depth are refused before anything is merged', async () => {
    const { reader, path } = await join()
    const headers = { 'Content-Type': 'application/json' }
    const proto = await reader.send(path, { method: 'PATCH', rawBody: '{"__proto__":{"isAdmin":true}}', headers })
    expect([proto.status, proto.json<object>()]).toMatchObject([422, { error: { field: '__proto__' } }])
    const inner = '{"userDetails":{"featuredParts":{"__proto__":{"x":1}}}}'
    expect((await reader.send(path, { method: 'PATCH', rawBody: inner, headers })).status).toBe(422)
    const deep = `{"preferences":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect((await reader.send(path, { method: 'PATCH', rawBody: deep, headers })).status).toBe(422)
  })

  test('a stream says which collection was written, and leaves it to pages to ask', async () => {
    const { reader, user } = await join()
    const stream = await openReader(reader).openStream()
    await stream.next(({ event }) => event === 'doc')
    const names = `collections/${user.uid}`
    const body = { collections: { rosa0001: { name: 'Rosa', changedAtMs: 1000 } } }
    await reader.send(`${documentsBase}/${names}`, { method: 'PUT', body })
    const rosa = `checklists/${user.uid}_rosa0001`
    await reader.send(`${documentsBase}/${rosa}`, { method: 'PATCH', body: { checklist: { mario: [3, 1000] } } })
    await stream.next(({ event, data }) => event === 'change' && data.path === rosa)
    expect(stream.messages.slice(2)).toEqual([
      { event: 'change', data: { path: names, version: 1 } },
      { event: 'change', data: { path: rosa, version: 1 } },
    ])
    stream.close()
  })

  test('a stream announces a changed address, and why it ends', async () => {
    const ends = { signOut: 'signed-out', revoke: 'revoked', delete: 'account-deleted' } as const
    const { reader, user } = await join()
    const watcher = openReader()
    await watcher.ask('signIn', { email: user.email, password })
    const stream = await watcher.openStream()
    await stream.next(({ event }) => event === 'doc')
    await reader.ask('updatePassword', { uid: user.uid, password: `another ${randomUUID()}` })
    await stream.next(({ event, data }) => event === 'session-end' && data.reason === ends.revoke)
    await stream.ended

    const own = await reader.openStream()
    await own.next(({ event }) => event === 'doc')
    await reader.ask('signOut', {})
    await own.next(({ event, data }) => event === 'session-end' && data.reason === ends.signOut)
    await own.ended
    expect((await reader.send('/api/live', { method: 'GET' })).status).toBe(204)

    const leaver = await join()
    const last = await leaver.reader.openStream()
    await last.next(({ event }) => event === 'doc')
    await leaver.reader.ask('deleteAccount', { uid: leaver.user.uid })
    await last.next(({ event, data }) => event === 'session-end' && data.reason === ends.delete)
  })

  test('a stream cannot begin behind another response, and the error says so', async () => {
    const { reader, user } = await join()
    const body = JSON.stringify({ email: user.email, password: 'the wrong shelf' })
    const { host, hostname, port, origin } = new URL(server().siteUrl)
    const common = [
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Sec-Fetch-Site: same-origin',
      `Cookie: ${[...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    ]
    const first = ['POST /api/auth/sign-in HTTP/1.1', ...common, 'Content-Type: application/json']
    const second = ['GET /api/live HTTP/1.1', ...common, 'Connection: close', '', '']
    const socket = connect(Number(port), hostname)
    socket.write([...first, `Content-Length: ${body.length}`, '', body + second.join('\r\n')].join('\r\n'))
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1\.1 \d+|"code":"[^"]+"/g)).toEqual([
      'HTTP/1.1 401',
      '"code":"wrong-credentials"',
      'HTTP/1.1 503',
      '"code":"unavailable"',
    ])
  })

  test('a browser gets no more streams than it can use', async () => {
    const { reader } = await join()
    const streams = await Promise.all(Array.from({ length: 16 }, () => reader.openStream()))
    const refused = await reader.send('/api/live', { method: 'GET' })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10'])
    expect(refused.headers.get('X-Frame-Options')).toBe('DENY')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    for (const stream of streams) stream.close()
    await expect.poll(() => reader.openStream().then((stream) => stream.close(), String)).toBeUndefined()
  })
})
