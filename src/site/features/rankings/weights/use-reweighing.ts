import { useEffect, useRef, useState } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { formatReweighing, parseReweighing, reweighingParameters, type Reweighing } from '#rankings/reweighing.ts'
import { replaceQuery, useQuery } from '../../search/use-query.ts'

/** Browsers refuse an address that changes more than about three times a second for long. */
const writeDelayMs = 300

/** The reader's weights, kept in the address: shared, reloaded and come back to. The formula's while markup is hydrated. */
export function useReweighing(kinds: readonly ItemKind[]): readonly [Reweighing, (next: Reweighing) => void] {
  const query = useQuery()
  /** Ahead of the address while a slider moves. */
  const [ahead, setAhead] = useState<Reweighing | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: Reweighing) => {
    setAhead(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      writeReweighing(formatReweighing(next, kinds))
      setAhead(null)
    }, writeDelayMs)
  }
  return [ahead ?? parseReweighing(query), change]
}

/** Leaves alone what others keep in the query. */
function writeReweighing(text: string): void {
  replaceQuery((query) => {
    for (const name of reweighingParameters) query.delete(name)
    for (const [name, value] of new URLSearchParams(text)) query.set(name, value)
  })
}
