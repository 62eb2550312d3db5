import { beforeEach, expect, test } from 'vitest'
import { capMark, levelOf } from '#documents/checklist.ts'
import { firstCollection, mostCollections, mostKept } from '#documents/collections.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { MemoryServer, openMemoryPort } from '../accounts/testing/memory-server.ts'
import { createChecklistStorage } from './checklist-storage.ts'
import { ChecklistStore } from './checklist-store.ts'
import { ReaderCollections } from './reader-collections.ts'
import { syncCollections } from './sync-collections.ts'

const toad: UserRecord = { uid: 'u1', email: 'toad@example.org', emailVerified: true, providers: ['password'] }

let nowMs: number
let server: MemoryServer

beforeEach(() => {
  nowMs = 1_000_000
  server = new MemoryServer()
})

function keep(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const now = () => nowMs++

/** A browser, or a tab of one where texts are given. */
function openBrowser(texts = new Map<string, string>()) {
  const first = new ChecklistStore(createChecklistStorage(keep(texts)), now)
  const collections = new ReaderCollections({ first, texts: keep(texts), now })
  const port = openMemoryPort(server)
  port.enter(toad)
  const sync = () => syncCollections(port, collections, nowMs)
  const mark = (id: string, level: 0 | 1 | 3 | 5) => collections.current.change(new Map([[id, level]]))
  const levelIn = (id: string) => levelOf(collections.readCurrent().checklist, id)
  const names = () => collections.read().listed.map(({ name }) => name)
  return { texts, first, collections, sync, mark, levelIn, names }
}

test('each collection has marks and an undo of its own; the first is where it always was', () => {
  const { texts, collections, mark, levelIn, names } = openBrowser()
  mark('mario', 3)
  const rosa = collections.add('Rosa')!
  expect([collections.read().current, names()]).toEqual([firstCollection, ['My collection', 'Rosa']])
  let heard = 0
  collections.subscribeCurrent(() => (heard += 1))
  expect(collections.choose(rosa)).toBe(true)
  expect([levelIn('mario'), heard]).toEqual([0, 1])
  mark('mario', 5)
  collections.current.undo()
  expect(levelIn('mario')).toBe(0)
  mark('luigi', 1)
  expect(Object.keys(JSON.parse(texts.get('topshelf-checklist')!))).toEqual(['mario'])
  // The next page shows the same one.
  const next = openBrowser(texts)
  expect([next.collections.read().current, next.levelIn('luigi')]).toEqual([rosa, 1])
  expect(collections.choose('unknown0')).toBe(false)
  collections.choose(firstCollection)
  expect(levelIn('mario')).toBe(3)
})

test('there are at most twenty, and names can be changed', () => {
  const { collections, names } = openBrowser()
  for (let count = 1; count < mostCollections; count += 1) expect(collections.add(`${count}`)).not.toBeNull()
  expect(collections.add('one more')).toBeNull()
  collections.rename(firstCollection, 'Mine')
  expect([names()[0], names().length]).toEqual(['Mine', mostCollections])
})

test('of an account, two devices come to the same, and what only one has waits there without a connection', async () => {
  const [one, other] = [openBrowser(), openBrowser()]
  for (const { first } of [one, other]) first.enter('u1')
  const rosa = one.collections.add(
    'Rosa',
    new Map([
      ['mario', 3],
      [capMark('mario'), 2],
    ]),
  )!
  server.isReachable = false
  await expect(one.sync()).rejects.toThrow('cut')
  expect(one.collections.waiting()).toEqual([rosa])
  server.isReachable = true
  await one.sync()
  expect(one.collections.waiting()).toEqual([])
  expect(server.read(`checklists/u1_${rosa}`).data).toMatchObject({ checklist: { mario: [3, expect.any(Number)] } })
  expect(server.read('users/u1').data).toBeNull()

  await other.sync()
  expect(other.names()).toEqual(['My collection', 'Rosa'])
  other.collections.choose(rosa)
  await other.sync()
  expect([other.levelIn('mario'), other.collections.readCurrent().caps.get('mario')]).toEqual([3, 2])
  expect(other.collections.readCurrent().saving).toBe('saved')
  // A listener for marks finds that it waits.
  const heard: (readonly string[])[] = []
  other.collections.subscribeCurrent(() => heard.push(other.collections.waiting()))
  other.mark('luigi', 1)
  expect(heard).toEqual([[rosa]])
  one.collections.choose(rosa)
  one.mark('mario', 5)
  await Promise.all([one.sync(), other.sync()])
  await Promise.all([one.sync(), other.sync()])
  expect([one.levelIn('luigi'), other.levelIn('mario')]).toEqual([1, 5])
})

test('a removed one can be put back; after a minute its document is empty, unless another device has marked since', async () => {
  const [one, other] = [openBrowser(), openBrowser()]
  for (const { first } of [one, other]) first.enter('u1')
  const rosa = one.collections.add('Rosa', new Map([['mario', 3]]))!
  one.collections.choose(rosa)
  await one.sync()
  await other.sync()
  one.collections.remove(rosa)
  expect(one.collections.read().current).toBe(firstCollection)
  await one.sync()
  one.collections.putBack(rosa)
  await one.sync()
  expect([one.names(), Object.keys(server.read(`checklists/u1_${rosa}`).data?.['checklist'] ?? {})]).toEqual([
    ['My collection', 'Rosa'],
    ['mario'],
  ])

  other.collections.choose(rosa)
  await other.sync()
  one.collections.remove(rosa)
  await one.sync()
  other.mark('luigi', 1)
  await other.sync()
  await other.sync()
  expect(other.names()).toEqual(['My collection', 'Rosa'])
  await one.sync()
  expect(one.names()).toEqual(['My collection', 'Rosa'])

  one.collections.remove(rosa)
  nowMs += 120_000
  await one.sync()
  expect(server.read(`checklists/u1_${rosa}`).data).toEqual({})
  expect([...one.texts.keys()].filter((key) => key.endsWith(rosa))).toEqual([])
})

test('a visitor’s come along into an account; signing out leaves only what has not reached it', async () => {
  const { texts, first, collections, sync, levelIn, names } = openBrowser()
  const rosa = collections.add('Rosa', new Map([['mario', 3]]))!
  collections.choose(rosa)
  first.enter('u1')
  expect([names(), levelIn('mario')]).toEqual([['My collection'], 0])
  expect(collections.adoptVisitors()).toBe(1)
  expect([names(), levelIn('mario')]).toEqual([['My collection', 'Rosa'], 3])
  first.leave()
  expect([names(), levelIn('mario')]).toEqual([['My collection'], 0])
  first.enter('u1')
  expect(names()).toEqual(['My collection', 'Rosa'])
  await sync()
  first.leave()
  expect([...texts.keys()]).toEqual([])
})

test('a name alone waits until the account has it, and a visitor’s removed ones are gone with the page', async () => {
  const { texts, first, collections, sync } = openBrowser()
  const rosa = collections.add('Rosa', new Map([['mario', 3]]))!
  collections.remove(rosa)
  expect([...texts.keys()]).toContain(`topshelf-checklist:+${rosa}`)
  const next = openBrowser(texts)
  expect([next.names(), [...texts.keys()].filter((key) => key.endsWith(rosa))]).toEqual([['My collection'], []])

  first.enter('u1')
  collections.rename(firstCollection, 'Mine')
  const empty = collections.add('Second account')!
  expect(collections.waiting()).toEqual([firstCollection, empty])
  server.isReachable = false
  await expect(sync()).rejects.toThrow('cut')
  server.isReachable = true
  await sync()
  expect(collections.waiting()).toEqual([])
  expect(server.read('collections/u1').data).toMatchObject({
    collections: { [firstCollection]: { name: 'Mine' }, [empty]: { name: 'Second account' } },
  })
})

test('a kept snapshot is no collection: it is shown nowhere else, never changes, and reaches the other devices', async () => {
  const [one, other] = [openBrowser(), openBrowser()]
  one.first.enter('u1')
  other.first.enter('u1')
  one.mark('mario', 3)
  const levels = new Map<string, 1 | 3>([
    ['mario', 3],
    [capMark('mario'), 1],
  ])
  const march = one.collections.keep('March 2024', 5, levels)!
  expect([one.names(), one.collections.choose(march)]).toEqual([['My collection'], false])
  await one.sync()
  await other.sync()
  expect(other.collections.read().kept).toEqual([{ key: march, name: 'March 2024', takenAtMs: 5 }])
  const held = other.collections.open(march).read()
  expect([[...held.owned], [...held.caps]]).toEqual([[['mario', 3]], [['mario', 1]]])

  other.collections.rename(march, 'My first spring')
  await other.sync()
  await one.sync()
  expect(one.collections.read().kept).toMatchObject([{ name: 'My first spring', takenAtMs: 5 }])
  one.collections.remove(march)
  expect(one.collections.read().kept).toEqual([])
  one.collections.putBack(march)
  expect(one.collections.read().kept).toMatchObject([{ name: 'My first spring', takenAtMs: 5 }])
})

test('twenty snapshots are kept; a further one is refused, and nothing else is lost', () => {
  const { first, collections } = openBrowser()
  const levels = new Map([['mario', 3 as const]])
  for (let index = 0; index < mostKept; index++) expect(collections.keep(`No. ${index}`, index, levels)).not.toBeNull()
  expect(collections.keep('One too many', 99, levels)).toBeNull()
  expect(collections.read().kept.map(({ takenAtMs }) => takenAtMs)).toEqual(
    Array.from({ length: mostKept }, (_, index) => mostKept - 1 - index),
  )
  // Beside them there is room for collections, and all come along into an account.
  expect(collections.add('Rosa', levels)).not.toBeNull()
  first.enter('u1')
  expect(collections.adoptVisitors()).toBe(mostKept + 1)
  expect([collections.read().kept.length, collections.read().listed.length]).toEqual([mostKept, 2])
})

test('of an account that was deleted nothing stays', () => {
  const { texts, first, collections } = openBrowser()
  first.enter('u1')
  collections.add('Rosa', new Map([['mario', 3]]))
  first.forgetAccount('u1')
  collections.forgetAccount('u1', true)
  expect([...texts.keys()]).toEqual([])
})
