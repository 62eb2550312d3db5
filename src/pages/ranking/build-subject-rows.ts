import type { ItemKind } from '#catalogue/entities.ts'
import type { RankedItem, SubjectRanking } from '#rankings/ranking.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import type { RankingRow, RowExtras, RowSkill } from '../data/ranking-views.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildRankingRow } from '../source/rankings/build-ranking-row.ts'

/** What the rows of a subject say, each with what its columns need: see RowExtras. */
export function buildSubjectRows(
  source: PageSource,
  of: RankingSubjectPage['subject']['of'],
  kind: ItemKind,
  { ranked, variantIds }: Pick<SubjectRanking, 'ranked' | 'variantIds'>,
): RankingRow[] {
  const describe = describeExtras(source, of, kind, variantIds.length > 0)
  return ranked.map((item) => {
    const row = buildRankingRow(source.references, item, null)
    // Of a tour the shelves are counted: 43 of them in each row would be most of its page.
    return { ...row, ...(of === 'tour' && { shelves: [] }), ...describe(item) }
  })
}

function describeExtras(
  source: PageSource,
  of: RankingSubjectPage['subject']['of'],
  kind: ItemKind,
  areCoursesKnown: boolean,
): (item: RankedItem) => RowExtras {
  switch (of) {
    case 'course':
      return ({ itemId }) => ({ skill: findSkill(source, itemId), gameRank: source.rankedInGame(itemId)!.rank })
    case 'week':
      return ({ itemId }) => ({ skill: findSkill(source, itemId) })
    case 'tour':
      return (item) => (areCoursesKnown ? { here: countHere(item) } : {})
    case 'game': {
      const appearances = source.appearances(kind)
      return ({ itemId, overlap }) => ({
        appearances: appearances.get(itemId) ?? { rankedCups: 0, tours: 0 },
        overlap: overlap === null ? null : Math.round(overlap * 10) / 10,
      })
    }
  }
}

function countHere({ shelves }: RankedItem): NonNullable<RowExtras['here']> {
  let [top, middle, topAtLevelOne] = [0, 0, 0]
  for (const held of shelves) {
    if (held?.shelf === 'middle') middle += 1
    if (held?.shelf !== 'top') continue
    top += 1
    if (held.level === 1) topAtLevelOne += 1
  }
  return [top, middle, topAtLevelOne]
}

function findSkill({ catalogue, references }: PageSource, itemId: string): RowSkill | null {
  const skillId = catalogue.itemById.get(itemId)?.skillId ?? null
  if (skillId === null) return null
  const { id, name } = references.skill(skillId)
  return { id, name }
}
