import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import * as say from '#wording/rows.ts'
import { kindPlurals } from '../wording/wording.ts'

interface RankingLinksProps {
  readonly rankings: Readonly<Record<ItemKind, string>>
  /** What is ranked, for the accessible label. */
  readonly subject: string
}

/** Links to the three rankings of a subject. */
export function RankingLinks({ rankings, subject }: RankingLinksProps) {
  return (
    <ul className="ranking-links" aria-label={say.rankingsOf({ subject })}>
      {itemKinds.map((kind) => (
        <li key={kind}>
          <a href={subjectRankingPath(rankings[kind])}>{kindPlurals[kind]}</a>
        </li>
      ))}
    </ul>
  )
}
