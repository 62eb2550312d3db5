import type { RankedCupDate } from '#pages/data/tour-views.ts'
import * as say from '#wording/race.ts'
import { describeCupDays, nameRankedCup } from '../../ui/wording/cup-wording.ts'

/** What a shared card is called. @param week the ranked cup that has its courses; null where none has */
export function nameCard(week: RankedCupDate | null): string {
  return week ? nameRankedCup(week, week.tour.name) : say.raceCard()
}

/** Whose items a card shows: its reader's, those of its sender, or simply the best. */
export type CardOwner = 'reader' | 'sender' | 'best'

const kinds: Readonly<Record<CardOwner, string>> = {
  reader: say.myRaceCard(),
  sender: say.sharedRaceCard(),
  best: say.bestRaceCard(),
}

/** The line below the name: cups recur, so those who get the picture must see which week it is for. */
export function describeCard(week: RankedCupDate | null, owner: CardOwner): string {
  const what = kinds[owner]
  if (!week) return what
  return say.cardOfDays({ card: what, days: describeCupDays(week) })
}
