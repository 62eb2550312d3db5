import type { ItemKind } from '#catalogue/entities.ts'
import type { ItemListPage, ItemPage } from '#pages/data/item-pages.ts'
import { joinSentences } from '../join-list.ts'
import { knownTops } from '../kinds.ts'
import { message } from '../message.ts'

const listDescriptions: Readonly<Record<ItemKind, (values: { count: number }) => string>> = {
  driver: message(
    'All {count, number} drivers of Mario Kart Tour with rarity, skill, first tour, last rank and the number of courses that put them on the top shelf.',
  ),
  kart: message(
    'All {count, number} karts of Mario Kart Tour with rarity, skill, first tour, last rank and the number of courses that put them on the top shelf.',
  ),
  glider: message(
    'All {count, number} gliders of Mario Kart Tour with rarity, skill, first tour, last rank and the number of courses that put them on the top shelf.',
  ),
}

export function describeItemList({ itemKind, items }: ItemListPage): string {
  return listDescriptions[itemKind]({ count: items.length })
}

const introduction = message(
  '{name} is a {rarity, select, normal {Normal} super {Super} other {High-End}} {kind, select, driver {driver} kart {kart} other {glider}}{hasSkill, select, yes { with {skill}} other {}}{hasDebut, select, yes {, in the game from the {tour} on} other {}}.',
)
const unranked = message('Its favourite courses are not on record.')
const ranked = message(
  'Last ranked {rank, number} of {of, number} {kind, select, driver {drivers} kart {karts} other {gliders}}, {tops, plural, =0 {on no top shelf} one {on the top shelf of # course variant} other {on the top shelf of # course variants}}.',
)
const rankedAtLeast = message(
  'Last ranked {rank, plural, =1 {1} other {# or better}} of {of, number} {kind, select, driver {drivers} kart {karts} other {gliders}}, with {tops}.',
)

export function describeItem(page: ItemPage): string {
  const { kind, item, skill, debut } = page
  const who = introduction({
    name: item.name,
    rarity: item.rarity,
    kind,
    hasSkill: skill ? 'yes' : 'no',
    skill: skill?.name ?? '',
    hasDebut: debut ? 'yes' : 'no',
    tour: debut?.name ?? '',
  })
  return joinSentences(who, describeRank(page))
}

function describeRank({ kind, today, knownTops: known }: ItemPage): string {
  if (!today) return unranked()
  const { rank, of, top } = today
  return known ? rankedAtLeast({ rank, of, kind, tops: knownTops(known) }) : ranked({ rank, of, kind, tops: top.all })
}
