/** The page that answers addresses without one. */
import { message } from './message.ts'

export const title = message('Off the track')
export const ended = message('The game ended on <day/>: its last day was <ranking/>, its last tour the <tour/>.')
export const endedWithoutTour = message('The game ended on <day/>: its last day was <ranking/>.')
export const search = message('Search everywhere')
export const meant = message('Did you mean <page/>?')
export const noRanking = message('There is no ranking for this day. See the <days>days that have one</days>.')
export const noRankingAfterEnd = message('There is no ranking for {day}: the game had ended.')
export const noTourAfterEnd = message(
  'This tour was never held: the game had ended. It would have repeated the <tour/>.',
)
export const noPage = message('There is no page at this address. It may have moved or never existed.')
