import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Levels } from '#documents/checklist.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/checklist.ts'
import { levelOperator } from '../../search/filters/all-items-plan.ts'
import { asksFor } from '../../search/filters/list-state.ts'
import { ownOperator } from '../../search/filters/item-list-plan.ts'
import { type Narrowing, unknownNarrowing } from '../../lists/use-list.ts'
import { useListLevels } from '../../lists/use-list-levels.ts'
import { levelsSource } from '../checklist-state.ts'
import { useHasMarks } from '../has-marks.ts'
import { useQuery } from '../../search/use-query.ts'
import { showLoadFailure } from '../../../ui/loading/load-trouble.ts'

/** What a list knows about the reader's items: nothing until they have marked some or want to. */
export interface OwnList {
  /** The data that the filters use. */
  readonly levels: Levels
  /** Not null while the list is to be narrowed by data that is not known yet. */
  readonly narrowing: Narrowing<unknown> | null
  readonly isMarking: boolean
  readonly toggleMarking: () => void
  /** Null while the reader is not marking items. */
  readonly Mark: ComponentType<{ item: ItemRef }> | null
}

type OwnTools = typeof import('./own-tools.tsx')

const nothing: Levels = new Map()
const subscribeToNothing = () => () => {}
const operators = [ownOperator, levelOperator]

export function useOwnList(): OwnList {
  const [tools, setTools] = useState<OwnTools | null>(null)
  const [isMarking, setMarking] = useState(false)
  const isAskedFor = asksFor(useQuery(), operators)
  const hasMarks = useHasMarks()

  // Readers without a checklist own nothing and need no code for that.
  const isWanted = isMarking || (isAskedFor && hasMarks)
  useEffect(() => {
    if (!isWanted && !hasMarks) return
    import('./own-tools.tsx').then(setTools).catch((error: unknown) => {
      console.error(error)
      void showLoadFailure(say.checklistNotLoaded())
    })
  }, [isWanted, hasMarks])

  const reader = useSyncExternalStore(
    tools?.readerChecklist.subscribe ?? subscribeToNothing,
    () => tools?.readerChecklist.read() ?? null,
    () => null,
  )
  return {
    levels: useListLevels(reader?.owned ?? nothing, operators, reader && levelsSource(reader)),
    narrowing: isWanted && isAskedFor && !tools ? unknownNarrowing : null,
    isMarking,
    toggleMarking: () => setMarking(!isMarking),
    Mark: (isMarking && tools?.OwnMark) || null,
  }
}
