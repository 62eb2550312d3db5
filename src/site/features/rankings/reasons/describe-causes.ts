import type { ItemKind } from '#catalogue/entities.ts'
import type { ChangeCause } from '#pages/data/ranking-views.ts'
import { formatDay } from '#wording/days.ts'
import { formatCount } from '../../../ui/wording/wording.ts'
import { inBrackets, listWords } from '../../../ui/wording/list-words.ts'

/** `week 2 began and 3 drivers came into the game`; empty where nothing is known to have happened. */
export function describeCauses(causes: readonly ChangeCause[], kind: ItemKind): string {
  const [first, second, ...others] = causes
  if (first?.of !== 'tour' || second?.of !== 'week') return listWords(causes.map((cause) => describeCause(cause, kind)))
  const week = `its ${second.week === 1 ? 'first' : 'second'} week${inBrackets(second.name)}`
  return listWords([`the ${first.tour.name} and ${week} began`, ...others.map((cause) => describeCause(cause, kind))])
}

function describeCause(cause: ChangeCause, kind: ItemKind): string {
  switch (cause.of) {
    case 'tour':
      return `the ${cause.tour.name} began`
    case 'week':
      return `week ${cause.week} began${inBrackets(cause.name)}`
    case 'week-over':
      return `the ranked cup of week ${cause.week} ended${inBrackets(cause.name)}`
    case 'shelves':
      return `the shelf record of ${formatDay(cause.date)} came into force`
    case 'debut':
      return `${formatCount(cause.count, kind)} came into the game`
  }
}
