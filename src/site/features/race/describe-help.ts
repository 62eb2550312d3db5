import type { BestHelp } from '#rankings/planner/find-best-help.ts'
import type { PlannerVariant } from '#rankings/planner/planner-game.ts'
import { listWords } from '../../ui/wording/list-words.ts'
import { topShelfBonuses } from '../../ui/wording/list-wording.ts'
import { formatCount } from '../../ui/wording/wording.ts'

/** Of a game, the names of its courses. */
interface NamedVariants {
  readonly variants: readonly Pick<PlannerVariant, 'name'>[]
}

/** ` at level 3 gives you three item slots and Frenzy on Athens Dash 3, for 3 tickets.`: what follows the item's name. */
export function describeHelp({ item, from, to, tickets, closes }: BestHelp, { variants }: NamedVariants): string {
  const level = to > 1 ? ` at level ${to}` : ''
  const verb = from > 0 ? 'gives' : 'would give'
  const price = tickets > 0 ? `, for ${formatCount(tickets, 'ticket')}` : ''
  return `${level} ${verb} you ${topShelfBonuses[item.kind]} on ${listWords(closes.map((index) => variants[index]!.name))}${price}.`
}
