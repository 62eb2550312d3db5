import type { RankingRef } from '#pages/data/refs.ts'
import { message } from './message.ts'

const ofGame = message('Worth having')
const ofWeek = message('Week {week}, {tour}')

export function nameRanking({ name, week }: RankingRef): string {
  if (name === null) return ofGame()
  return week === undefined ? name : ofWeek({ week, tour: name })
}
