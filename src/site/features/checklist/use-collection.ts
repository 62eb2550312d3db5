import { useMemo } from 'react'
import type { Collection } from '#rankings/planner/plan-races.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { playerLevel as playerLevelStore } from '../preferences/player-level.ts'
import { readerChecklist, useReaderChecklist } from './reader-checklist.ts'

/** What the reader has made of the game, at the moment. */
export function readCollection(): Collection {
  const { owned: levels, caps } = readerChecklist.read()
  return { levels, caps, playerLevel: playerLevelStore.read() }
}

/** What the reader has made of the game, live; the same object until something changes. */
export function useCollection(): Collection {
  const { owned: levels, caps } = useReaderChecklist()
  const playerLevel = useStore(playerLevelStore)
  return useMemo(() => ({ levels, caps, playerLevel }), [levels, caps, playerLevel])
}
