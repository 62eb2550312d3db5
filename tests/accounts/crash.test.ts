import { EventEmitter, once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { engines } from './engines.ts'
import { useAccounts, type Member } from './use-accounts.ts'

/** A PostgreSQL goes on without the server: there it is what the server acknowledges too early that could be lost. */
const roundsOn = { sqlite: 6, postgresql: 3 }
const writersPerMember = 4

interface Mark {
  readonly item: string
  /** Grows with each write of the item. */
  readonly moment: number
}

interface DocumentAnswer {
  readonly version: number
  readonly data: { readonly checklist: Readonly<Record<string, readonly [number, number]>> } | null
}

describe.each(engines)('on %s', (engine) => {
  const { server, join } = useAccounts(engine)
  const rounds = roundsOn[engine]

  test(`killed in mid-write ${rounds} times, it has lost no acknowledged write`, { timeout: 300_000 }, async () => {
    const members = await Promise.all([join(), join(), join()])
    const acknowledged = new Map(members.map((member) => [member, new Map<string, number>()]))
    let moment = 0
    const answers = new EventEmitter()
    let writes = 0

    /** Writes until the server is gone. */
    async function writeOn({ reader, path }: Member, item: string, kept: Map<string, number>): Promise<void> {
      for (;;) {
        const mark: Mark = { item, moment: ++moment }
        const body = { checklist: { [mark.item]: [1, mark.moment] } }
        const answer = await reader.send(path, { method: 'PATCH', body }).catch(() => null)
        if (!answer) return
        expect(answer.status).toBe(200)
        kept.set(item, mark.moment)
        writes++
        answers.emit('one')
      }
    }

    for (let round = 0; round < rounds; round++) {
      const watcher = members[0].reader
      const stream = await watcher.openStream()
      const writing = members.flatMap((member) =>
        Array.from({ length: writersPerMember }, (_, writer) =>
          writeOn(member, `item-${writer}`, acknowledged.get(member)!),
        ),
      )
      // In the middle of the work, each time after another number of writes.
      for (let count = 0; count < 8 + 6 * round; count++) await once(answers, 'one')
      await server().restart()
      await Promise.all(writing)
      await stream.ended

      for (const member of members) {
        const answer = await member.reader.send(member.path, { method: 'GET' })
        const { data, version } = answer.json<DocumentAnswer>()
        for (const [item, kept] of acknowledged.get(member)!) {
          expect(data?.checklist[item]?.[1]).toBeGreaterThanOrEqual(kept)
        }
        const resumed = await member.reader.openStream()
        const { data: snapshot } = await resumed.next(({ event }) => event === 'doc')
        expect(snapshot).toMatchObject({ version, data })
        resumed.close()
      }
    }
    expect(writes).toBeGreaterThan(rounds * 8)
  })
})
