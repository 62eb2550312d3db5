import type { ReactNode } from 'react'
import * as say from '#wording/ranking-reasons.ts'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { LevelOneRankingProps } from './level-one-ranking.tsx'

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
