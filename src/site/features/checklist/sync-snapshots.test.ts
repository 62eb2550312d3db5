import { expect, test } from 'vitest'
import { MemoryServer, openMemoryPort } from '../accounts/testing/memory-server.ts'
import { createChecklistStorage } from './checklist-storage.ts'
import { ChecklistStore } from './checklist-store.ts'
import { syncSnapshots } from './sync-snapshots.ts'

test('snapshots taken while the clock was ahead reach the account once the clock is right', async () => {
  const server = new MemoryServer()
  const store = new ChecklistStore(createChecklistStorage(null), Date.now)
  store.enter('u1')
  const daysAheadMs = Date.now() + 3 * 24 * 3_600_000
  store.replaceSnapshots([
    { takenAtMs: daysAheadMs, reason: 'bulk', levels: { mario: 2 } },
    { takenAtMs: 5, reason: 'day', levels: { mario: 1 } },
  ])
  await syncSnapshots(openMemoryPort(server), store)
  const sent = server.read('snapshots/u1').data?.['snapshots']
  expect(sent).toEqual(store.snapshots())
  expect(store.snapshots().map(({ reason, takenAtMs }) => [reason, takenAtMs <= Date.now()])).toEqual([
    ['bulk', true],
    ['day', true],
  ])
})

test('what two devices send at the same moment reaches the account from both', async () => {
  const server = new MemoryServer()
  const devices = [1, 2].map((takenAtMs) => {
    const store = new ChecklistStore(createChecklistStorage(null), Date.now)
    store.enter('u1')
    store.replaceSnapshots([{ takenAtMs, reason: 'bulk', levels: { mario: 2 } }])
    return store
  })
  await Promise.all(devices.map((store) => syncSnapshots(openMemoryPort(server), store)))
  expect(server.read('snapshots/u1').data?.['snapshots']).toMatchObject([{ takenAtMs: 2 }, { takenAtMs: 1 }])
})
