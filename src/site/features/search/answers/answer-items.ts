import type { ItemAnswer } from '../entries/provide-answers.ts'
import { answerPhrase } from './answer-phrase.ts'
import type { AskedGame } from './asked-game.ts'
import { parseItemQuery } from './select-items.ts'

/** Answers a query about items; null for words alone, most of which are names: they need no items. */
export async function answerItems(
  text: string,
  owned: AskedGame['owned'],
  loadGame: () => Promise<AskedGame>,
): Promise<ItemAnswer | null> {
  // A word with a colon may be a misspelt filter, or punctuation.
  if (!parseItemQuery(text, [], owned).asks && !/[a-z]:\s/i.test(text)) return null
  const game = await loadGame()
  return parseItemQuery(text, game.entries, owned).asks ? answerPhrase(text, game) : null
}
