import type { ReactNode } from 'react'
import { isFormulasOwn } from '#rankings/reweighing.ts'
import { LazyPart } from '../../../ui/loading/lazy-part.tsx'
import type { ReweighedRankingProps } from './reweighed-ranking.tsx'

export const loadReweighedRanking = () =>
  import('./reweighed-ranking.tsx').then(({ ReweighedRanking }) => ReweighedRanking)

/** The ranking as it is, or as the reader weighs it. */
export function WeighedRanking({ children, ...props }: ReweighedRankingProps & { children: ReactNode }) {
  if (isFormulasOwn(props.ranking.itemKind, props.reweighing)) return children
  return <LazyPart what="The reweighed ranking" load={loadReweighedRanking} props={props} waiting={children} />
}
