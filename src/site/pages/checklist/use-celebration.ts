import { useEffect, useRef, useState } from 'react'
import { rarityNames } from '#wording/kinds.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { type CollectionProgress, groupIds, isComplete } from './count-progress.ts'

/** Names of what is complete, the largest last. */
function listComplete({ all, kinds, groups }: CollectionProgress): string[] {
  const complete = groupIds.flatMap(([id, kind, rarity]) =>
    isComplete(groups.get(id)!) ? [`${rarityNames[rarity]()} ${kindPlurals[kind].toLowerCase()}`] : [],
  )
  if (isComplete(kinds.driver)) complete.push('drivers')
  if (isComplete(kinds.kart)) complete.push('karts')
  if (isComplete(kinds.glider)) complete.push('gliders')
  if (isComplete(all)) complete.push('items in the game')
  return complete
}

/** Celebrates what the reader completes on this page, not what was complete before. Returns how often. */
export function useCelebration(progress: CollectionProgress): number {
  const before = useRef<ReadonlySet<string> | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const complete = listComplete(progress)
    const gained = before.current ? complete.filter((name) => !before.current!.has(name)) : []
    before.current = new Set(complete)
    const greatest = gained.at(-1)
    if (greatest === undefined) return
    setTimes((count) => count + 1)
    showToast({ message: `Complete! You own all ${greatest}.`, durationMs: 6000 })
  }, [progress])
  return times
}
