import type { Item } from '#catalogue/entities.ts'
import { countKnownTops } from '#catalogue/shelf-knowledge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { rarityNames, formatKnownTops } from '../source/item-wording.ts'
import { formatCount, orBetter } from '../source/wording.ts'

/** What a search engine shows of an item: rarity, skill, first tour, rank, top-shelf courses. */
export function describeItem(source: PageSource, item: Item): string {
  const { references } = source
  const skill = item.skillId === null ? '' : ` with ${references.skill(item.skillId).name}`
  const debut = item.debutTour === null ? null : references.tourSummary(item.debutTour)
  const since = debut ? `, in the game from the ${debut.name} on` : ''
  return `${item.name} is a ${rarityNames[item.rarity]} ${item.kind}${skill}${since}. ${describeRank(source, item)}`
}

function describeRank(source: PageSource, item: Item): string {
  const today = source.rankedToday(item.id)
  if (!today) return 'Its favourite courses are not on record.'
  const knownTops = countKnownTops(item)
  const total = source.today.kinds[item.kind].ranked.length
  const top =
    today.top.all === 0 ? 'on no top shelf' : `on the top shelf of ${formatCount(today.top.all, 'course variant')}`
  if (knownTops)
    return `Last ranked ${today.rank}${orBetter(today.rank, true)} of ${total} ${item.kind}s, with ${formatKnownTops(knownTops)}.`
  return `Last ranked ${today.rank} of ${total} ${item.kind}s, ${top}.`
}
