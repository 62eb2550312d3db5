import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { ExpandedDayKind } from '#pages/data/compact-row.ts'
import type { ChangeCause, DayKindView } from '#pages/data/ranking-views.ts'
import { dayKindAnchor, rankedItemPath, rankedKindPath, rankedOnPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import { MoverRows, type MoverRow } from '../../ui/rankings/mover-rows.tsx'
import { RankingTable } from '../../ui/rankings/ranking-table.tsx'
import { Section } from '../../ui/components/section.tsx'
import { SharedMarkup } from '../../ui/components/shared-markup.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { describeCauses } from '../../features/rankings/reasons/describe-reasons.ts'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { LevelledRanking } from '../../features/rankings/level-one/levelled-ranking.tsx'
import './ranking-day-kind.css'

interface RankingDayKindProps {
  /** As the page data has it. */
  readonly compact: DayKindView
  readonly ranking: ExpandedDayKind
  readonly moment: Pick<RankingMoment, 'date' | 'raced'>
  readonly isAtLevelOne: boolean
}

/** One kind on one day: the best, and beside them who moved. */
export function RankingDayKind({ compact, ranking, moment, isAtLevelOne }: RankingDayKindProps) {
  const { itemKind, rows, risers, fallers, newcomers, unchangedSince, causes } = ranking
  const caption = say.bestFirst({ kind: itemKind })
  const lists = [risers, fallers, newcomers].filter((movers) => movers.length > 0).length
  const haveMoved = lists > 0
  const reasoned: RankingMoment = {
    ...moment,
    of: 'day',
    courseCount: ranking.tourCourses,
    plain: ranking.plain,
    best: rows[0]?.score ?? 0,
    // Some course of the tours always is.
    isEstimated: true,
    isAtLevelOne: false,
    change: { since: unchangedSince, causes },
  }
  return (
    <Section
      id={dayKindAnchor(itemKind)}
      title={kindPlurals[itemKind]}
      aside={<KindState ranking={ranking} date={moment.date} />}
    >
      <SharedMarkup name="ranking" of={compact} className={haveMoved ? 'with-side' : ''}>
        <LevelledRanking caption={caption} ranking={ranking} isAtLevelOne={isAtLevelOne} moment={reasoned}>
          <RankingTable
            caption={caption}
            rows={rows}
            {...reasoned}
            plain={reasoned.plain.score}
            renderReasons={(row) => <RowReasons row={row} moment={reasoned} />}
          />
        </LevelledRanking>
        {haveMoved && (
          <aside className="columns movers" style={{ '--parts': lists }} aria-label={say.moved({ kind: itemKind })}>
            <MoverList title={say.risers()} movers={risers} />
            <MoverList title={say.fallers()} movers={fallers} />
            <MoverList
              title={say.newcomers()}
              movers={newcomers.map((mover) => ({
                ...mover,
                path: rankedOnPath(rankedItemPath(mover.item), unchangedSince),
              }))}
            />
          </aside>
        )}
      </SharedMarkup>
    </Section>
  )
}

function KindState({ ranking, date }: { ranking: ExpandedDayKind; date: IsoDate }) {
  const { itemKind, itemCount, rows, unchangedSince, causes } = ranking
  const state = describeState(itemKind, unchangedSince, causes, date)
  return (
    <>
      {rows.length === itemCount
        ? say.allShown({ count: itemCount, state })
        : say.bestShown({ best: rows.length, count: itemCount, state })}
      {rows.length < itemCount && (
        <>
          {' · '}
          <a href={rankedOnPath(rankedKindPath(itemKind), date)}>{say.all({ count: itemCount })}</a>
        </>
      )}
    </>
  )
}

/** `unchanged since 18 Nov 2026, when week 2 began`. Only the very first ranking has no causes. */
function describeState(kind: ItemKind, since: IsoDate, causes: readonly ChangeCause[], date: IsoDate): string {
  const isNew = since === date
  const isFirst = causes.length === 0
  return say.dayState({
    change: isFirst ? (isNew ? 'first' : 'none') : isNew ? 'today' : 'earlier',
    day: formatDay(since),
    causes: isFirst ? '' : describeCauses(causes, kind),
  })
}

interface MoverListProps {
  readonly title: string
  readonly movers: readonly MoverRow[]
}

function MoverList({ title, movers }: MoverListProps) {
  if (movers.length === 0) return null
  return (
    <section className="card mover-list">
      <h3>{title}</h3>
      <MoverRows movers={movers} />
    </section>
  )
}
