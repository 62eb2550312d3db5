import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import { kindFilter, levelOperator } from '../lists/plans/all-items-plan.ts'
import { rarityFilter } from '../lists/plans/item-list-plan.ts'
import { ownOperator } from '../lists/plans/own-filter.ts'
import type { Term } from '../query/query.ts'

/** Whether a term tells the reader's own items from the others. */
export function asksOfReader({ operator }: Term): boolean {
  return operator === ownOperator.name || operator === levelOperator.name
}

/**
 * `You own no Super karts.`, `You lack no gliders: all 238 are yours.`
 *
 * @param name what else items are asked for by; often empty
 * @param terms understood, of which one asks of the reader, and of which the reader has none
 * @param total how many items there are, whoever owns them
 */
export function describeNone(name: string, terms: readonly Term[], total: number): string {
  const items = nameItems(name, terms)
  if (!terms.some(({ value }) => value === 'missing')) return `You own no ${items}.`
  return `You lack no ${items}: ${total === 1 ? 'the only one is' : `all ${total} are`} yours.`
}

/** `Super karts`, `such items`. */
function nameItems(name: string, terms: readonly Term[]): string {
  const listChosen = <Value extends string>(values: readonly Value[], of: string) =>
    values.filter((each) => terms.some(({ operator, value }) => operator === of && value === each))
  const kinds = listChosen(itemKinds, kindFilter.name)
  const chosen = listChosen(rarities, rarityFilter.name)
  const [kind, rarity] = [kinds[0], chosen[0]]
  const noun = kind && kinds.length === 1 ? `${kind}s` : 'items'
  const isNamed =
    name === '' && kinds.length !== 2 && chosen.length < 2 && terms.every(({ operator }) => named.includes(operator))
  if (!isNamed) return `such ${noun}`
  return rarity ? `${rarityNames[rarity]()} ${noun}` : noun
}

const named: readonly string[] = [kindFilter.name, rarityFilter.name, ownOperator.name]
