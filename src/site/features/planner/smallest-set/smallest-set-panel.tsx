import { useMemo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { buildSetQuestion, buildSmallestSet, type SetMember, type SmallestSet } from '#rankings/planner/set-question.ts'
import * as say from '#wording/planner.ts'
import { formatTenths } from '#wording/counts.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/controls/progress-bar.tsx'
import { rich } from '../../../ui/wording/rich.tsx'
import { CourseChips } from '../../../ui/tours/course-chip.tsx'
import { ItemEmblem } from '../../../ui/emblems/emblem.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { RarityMark } from '../../../ui/items/rarity-mark.tsx'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { KindChoice, ReachChoice } from '../parts/planner-choices.tsx'
import { CompleteCoverage } from '../parts/coverage-notes.tsx'
import { firstBudgetMs, longBudgetMs } from './run-cover-searches.ts'
import { type CoverSearch, useCoverSearch } from './use-cover-search.ts'
import './smallest-set-panel.css'

const startNames = { owned: say.myItems(), nothing: say.fromScratch() }
const levelNames = { '8': say.upToLevel8(), '1': say.level1Only() }

/** The fewest items that cover every course, from scratch or on top of what is owned. */
export function SmallestSetPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { kind, setLevel } = state
  const reach = reachOf(state)
  const isOnTop = state.isOnTop && levels.size > 0
  const questions = useMemo(
    () =>
      (kind ? [kind] : itemKinds).map((asked) =>
        buildSetQuestion(game, levels, { kind: asked, reach, isOnTop, level: setLevel }),
      ),
    [game, levels, kind, reach, isOnTop, setLevel],
  )
  const problems = useMemo(() => questions.map(({ problem }) => problem), [questions])
  const search = useCoverSearch(problems, firstBudgetMs)
  const sets = questions.flatMap((question, index) => {
    const found = search.report?.states[index]
    return found ? [buildSmallestSet(question, found)] : []
  })
  const isProven = sets.length === questions.length && sets.every((set) => set.members.length === set.lowerBound)
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
        <KindChoice {...props} />
        <SetChoices {...props} />
      </div>
      <SetSearchBar search={search} isProven={isProven} />
      {search.error !== undefined && <LoadFailure what={say.theSearch()} retry={() => search.run(firstBudgetMs)} />}
      <div className="set-lists">
        {sets.map((set) => (
          <SetList key={set.kind} set={set} isOnTop={isOnTop} game={game} isSearching={search.isRunning} />
        ))}
      </div>
    </>
  )
}

function SetChoices({ levels, state, change }: PlannerViewProps) {
  return (
    <>
      {levels.size > 0 && (
        <Choices
          legend={say.startFrom()}
          isLegendHidden
          choices={['owned', 'nothing']}
          names={startNames}
          chosen={state.isOnTop ? 'owned' : 'nothing'}
          onChoose={(start) => change({ isOnTop: start === 'owned' })}
        />
      )}
      <Choices
        legend={say.itemLevel()}
        isLegendHidden
        choices={['8', '1']}
        names={levelNames}
        chosen={state.setLevel === 1 ? '1' : '8'}
        onChoose={(level) => change({ setLevel: level === '1' ? 1 : 8 })}
      />
    </>
  )
}

/** The progress of the search, with buttons to stop or extend it. */
function SetSearchBar({ search, isProven }: { search: CoverSearch; isProven: boolean }) {
  const elapsedMs = search.report?.elapsedMs ?? 0
  if (search.error !== undefined) return null
  return (
    <div className="set-search">
      {search.isRunning && (
        <>
          <ProgressBar
            label={say.setProgress()}
            value={Math.min(elapsedMs, search.budgetMs)}
            of={search.budgetMs}
            words={formatSeconds(elapsedMs)}
          />
          <Button onClick={search.cancel}>{say.stop()}</Button>
        </>
      )}
      {!search.isRunning && isProven && <p className="muted">{say.setSearchProven()}</p>}
      {!search.isRunning && !isProven && (
        <Button onClick={() => search.run(longBudgetMs)}>{say.searchLonger({ seconds: longBudgetMs / 1000 })}</Button>
      )}
    </div>
  )
}

function formatSeconds(elapsedMs: number): string {
  return say.seconds({ seconds: formatTenths(elapsedMs / 1000) })
}

interface SetListProps {
  readonly set: SmallestSet
  /** On top of what the reader owns. */
  readonly isOnTop: boolean
  readonly game: PlannerGame
  readonly isSearching: boolean
}

/** The smallest set of one kind, biggest contribution first. */
export function SetList({ set, isOnTop, game, isSearching }: SetListProps) {
  const { kind, members, variantCount } = set
  return (
    <section className="card set-list" aria-label={kindPlurals[kind]}>
      <h2>{kindPlurals[kind]}</h2>
      {variantCount === 0 ? (
        <CompleteCoverage title={say.nothingToAdd()} />
      ) : (
        <>
          <p aria-live="polite">
            {rich(
              isOnTop
                ? say.setCloses({ items: members.length, gaps: variantCount })
                : say.setCovers({ items: members.length, variants: variantCount }),
              { b: (text) => <b>{text}</b> },
            )}{' '}
            <span className="proof">{describeProof(set, isSearching)}</span>
          </p>
          <ol>
            {members.map((member) => (
              <SetLine key={member.item.id} member={member} game={game} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function SetLine({ member: { item, from, to, adds }, game }: { member: SetMember; game: PlannerGame }) {
  return (
    <li>
      <details>
        <summary>
          <span className="adds">+{adds.length}</span>
          <ItemEmblem item={item} />
          <b>{item.name}</b>
          <RarityMark rarity={item.rarity} />
          <LevelChange from={from} to={to} />
        </summary>
        <p className="set-item">{rich(say.itemCovers(), { item: <ItemChip item={item} /> })}</p>
        <CourseChips variants={adds.map((index) => game.variants[index]!)} />
      </details>
    </li>
  )
}

function LevelChange({ from, to }: Pick<SetMember, 'from' | 'to'>) {
  if (to === 1) return null
  return <span className="level">{from > 0 ? say.levelChange({ from, to }) : say.levelReached({ level: to })}</span>
}

/** Whether a smaller set may exist. */
function describeProof({ members, lowerBound }: SmallestSet, isSearching: boolean): string {
  if (members.length === lowerBound) return say.setProven()
  if (isSearching) return say.setSearching()
  return say.setBound({ count: lowerBound })
}
