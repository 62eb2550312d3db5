import type { ReactNode } from 'react'
import * as say from '#wording/ranking-reasons.ts'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import { replaceQuery, useQuery } from '../../search/use-query.ts'
import type { LevelOneRankingProps } from './level-one-ranking.tsx'
import './level-one-switch.css'

const parameter = 'level'
/** Of the score before points: the weights of its parts, and leaving one of them out. */
const oldParameters = ['coverage', 'points', 'skill', 'facts'] as const

/** Whether every item is taken to be at level 1: kept in the address, shared, reloaded and come back to. */
export function useLevelOne(): boolean {
  return new URLSearchParams(useQuery()).get(parameter) === '1'
}

/** Turns level 1 on and off; says what became of an address with weights. */
export function LevelOneSwitch({ isOn }: { isOn: boolean }) {
  const query = useQuery()
  const params = new URLSearchParams(query)
  return (
    <>
      <label className="check level-one">
        <input type="checkbox" checked={isOn} onChange={(event) => writeLevelOne(event.target.checked)} />
        {say.levelOne()}
      </label>
      {oldParameters.some((name) => params.has(name)) && <output className="old-weights">{say.oldWeights()}</output>}
    </>
  )
}

/** Leaves alone what others keep in the query. */
function writeLevelOne(isOn: boolean): void {
  replaceQuery((query) => {
    for (const name of oldParameters) query.delete(name)
    if (isOn) query.set(parameter, '1')
    else query.delete(parameter)
  })
}

const loadLevelOne = () => import('./level-one-ranking.tsx').then(({ LevelOneRanking }) => LevelOneRanking)

/** The ranking as it is, or with every item at level 1. */
export function LevelledRanking({
  isAtLevelOne,
  children,
  ...props
}: LevelOneRankingProps & { isAtLevelOne: boolean; children: ReactNode }) {
  if (!isAtLevelOne) return children
  return <LazyPart what={say.levelOneRanking()} load={loadLevelOne} props={props} waiting={children} />
}
