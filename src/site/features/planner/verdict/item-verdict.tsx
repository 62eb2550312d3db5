import { useMemo } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import { judgeItem } from '#rankings/planner/judge-item.ts'
import { ownsSomething } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { useReaderChecklist } from '../../checklist/use-reader-checklist.ts'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { usePlannerGame } from '../../game/use-planner-game.ts'
import { VerdictCard } from './verdict-card.tsx'

/** What an item means to this reader; null for readers who own nothing. */
export function ItemVerdict({ item }: { item: ItemRef }) {
  const { owned } = useReaderChecklist()
  const { value: game, error, retry } = usePlannerGame()
  const verdict = useMemo(
    () => game && ownsSomething(game, owned) && judgeItem(game, owned, item.id),
    [game, owned, item.id],
  )
  if (owned.size === 0) return null
  if (error !== undefined) return <LoadFailure what={say.verdict()} retry={retry} />
  return game && verdict ? <VerdictCard verdict={verdict} game={game} /> : null
}
