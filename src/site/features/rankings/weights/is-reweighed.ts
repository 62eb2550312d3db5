import { isFormulasOwn, type Reweighing } from '#rankings/reweighing.ts'
import type { RankingData } from './reweighed-ranking.tsx'

/** Whether any of these rankings is not as the formula has it. */
export function isReweighed(rankings: readonly Pick<RankingData, 'itemKind'>[], reweighing: Reweighing): boolean {
  return rankings.some(({ itemKind }) => !isFormulasOwn(itemKind, reweighing))
}
