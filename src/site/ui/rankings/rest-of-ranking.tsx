import type { ItemKind } from '#catalogue/entities.ts'
import type { RestEntry } from '#pages/data/ranking-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { Section } from '../components/section.tsx'
import { formatPoints } from '../wording/wording.ts'

export type FollowingItem = Pick<RestEntry, 'id' | 'name' | 'score' | 'isShort'>

/** What follows the table: names and scores alone, so that a ranking of hundreds can be complete and stay light. */
export function RestOfRanking(props: {
  itemKind: ItemKind
  firstRank: number
  rest: readonly FollowingItem[]
  isEstimated: boolean
}) {
  const { itemKind, firstRank, rest, isEstimated } = props
  return (
    <Section id="rest" title={`From rank ${firstRank} on`}>
      <ol className="rest-of-ranking" start={firstRank}>
        {rest.map(({ id, name, score, isShort }) => (
          <li key={id}>
            <a href={itemPath({ kind: itemKind, id })}>{name}</a>{' '}
            <small>
              {formatPoints(score, isEstimated)}
              {isShort && ' or better'}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
