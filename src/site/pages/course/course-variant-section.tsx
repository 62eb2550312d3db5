import { useState, use } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { CoursePage, CourseVariantView, ShelvedItem } from '#pages/data/course-pages.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { skillPath, tourPath, itemListPath, itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { joinList, joinWithCommas } from '#wording/join-list.ts'
import type { CupOfVariant } from '#pages/data/tour-views.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import type { VariantShelves } from '#pages/data/shelf-views.ts'
import { countOfKind } from '#wording/kinds.ts'
import { rich, joinElements } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { formatPoints, describeUnknown, kindPlurals } from '../../ui/wording/wording.ts'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { DebutNote, CycleNote } from '../../ui/components/record-label-badge.tsx'
import { CopyTable, fewestRowsToCopy } from '../../ui/components/data-table.tsx'
import { Section } from '../../ui/components/section.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { RoundCounts } from '../../ui/tours/round-counts.tsx'
import { useHasMarks } from '../../features/checklist/has-marks.ts'
import { OpenTabContext } from '../../ui/components/address-tabs.tsx'
import { LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { topShelfBonuses } from '../../ui/wording/list-wording.ts'
import { ReportButton } from '../../ui/components/report-button.tsx'
import { Term } from '../../ui/components/term.tsx'
import { ShutContent } from '../../ui/components/shut-content.tsx'
import { LoadoutLine } from './loadout-line.tsx'
import './course-view.css'

interface CourseVariantSectionProps {
  readonly variant: CourseVariantView
  readonly course: CoursePage
}

/** One variant of a course: its last ranked cup, its shelves by kind, its cups and its shelf history. */
export function CourseVariantSection({ variant, course }: CourseVariantSectionProps) {
  return (
    <Section id={variant.id} title={variant.name} aside={<FirstKnown variant={variant} />}>
      <CourseBest variant={variant} items={course.items} />
      {hasShelves(variant) ? (
        <>
          <div className="ranking-links">
            <RankingLinks rankings={variant.rankings} subject={variant.name} />
            <a
              href={plannerAddress({ tab: 'loadouts', course: variant.id })}
              aria-label={say.myLoadoutFor({ course: variant.name })}
            >
              {say.myLoadout()}
            </a>
          </div>
          <div className="columns shelves">
            {itemKinds.map((kind) => (
              <CourseShelves
                key={kind}
                kind={kind}
                where={variant.name}
                shelves={variant.shelves[kind]}
                items={course.items}
              />
            ))}
          </div>
          {countShelved(variant) >= fewestRowsToCopy && (
            <p className="shelves-copy">
              <CopyTable />
            </p>
          )}
        </>
      ) : (
        <p className="no-shelves">
          {say.noShelves()}{' '}
          <button type="button" className="button" data-shortcut="r">
            {say.reportAChange()}
          </button>
        </p>
      )}
      <CoursePay pay={variant.pay} />
      <CourseLastCup variant={variant} course={course} />
      <VariantCups cups={variant.cups} />
      <CourseShelfHistory variant={variant} items={course.items} />
    </Section>
  )
}

/** The debut, or else the first record, which is not called one. */
function FirstKnown({ variant: { debut, isDebutInferred, firstSeen } }: { variant: CourseVariantView }) {
  if (debut)
    return (
      <>
        <a href={tourPath(debut.id)}>{say.since({ tour: debut.name })}</a>{' '}
        <DebutNote isInferred={isDebutInferred ?? false} />
      </>
    )
  return firstSeen && <small className="muted">{rich(say.firstRecorded(), { day: <Day date={firstSeen} /> })}</small>
}

/** Where no source puts any item on a shelf, the shelves are unknown: not everything is on the bottom one. */
function hasShelves({ shelves }: CourseVariantView): boolean {
  return itemKinds.some((kind) => shelves[kind].top.length + shelves[kind].middle.length > 0)
}

function countShelved({ shelves }: CourseVariantView): number {
  return itemKinds.reduce((sum, kind) => sum + shelves[kind].top.length + shelves[kind].middle.length, 0)
}

/** What pays on the course: the actions of a good race, and the skills that bring most. */
function CoursePay({ pay }: Pick<CourseVariantView, 'pay'>) {
  const { actions, kinds, skills } = pay
  const isEstimated = pay.isEstimated === true
  const counts = kinds.flatMap((count, index) => (count > 0 ? say.actionCounts[index]!({ count }) : []))
  const pays = skills.map(({ id, name, points }) =>
    rich(say.skillPays({ points: formatPoints(points, isEstimated) }), {
      skill: <a href={skillPath(id)}>{name}</a>,
    }),
  )
  return (
    <p className="course-pay">
      {rich(
        say.whatPays({
          actions,
          isEstimated: isEstimated ? 'yes' : 'no',
          hasCounts: counts.length > 0 ? 'yes' : 'no',
          counts: joinList(counts),
          hasSkills: pays.length > 0 ? 'yes' : 'no',
        }),
        { label: (inner) => <b>{inner}</b>, skills: joinElements(pays, joinWithCommas) },
      )}{' '}
      {isEstimated && <small>{say.isEstimated()}</small>}
    </p>
  )
}

/** All cups with the variant; most have a handful, some none on record. */
function VariantCups({ cups }: { cups: readonly CupOfVariant[] }) {
  if (cups.length === 0) return null
  const inferred = cups.filter(({ isInferred }) => isInferred).length
  return (
    <details className="cup-history">
      <summary>{say.cupsWithCourse({ cups: cups.length - inferred, inferred })}</summary>
      <ul>
        {cups.map(({ tour, name, week, start, isInferred }, index) => (
          <li key={index}>
            <Day date={start} />{' '}
            {rich(joinWithCommas(['<tour/>', '<cup/>']), {
              tour: <a href={tourPath(tour.id)}>{tour.name}</a>,
              cup: name ?? say.unnamedCup(),
            })}{' '}
            {week && <em className="new">{say.rankedWeek({ week })}</em>}{' '}
            {isInferred && <small className="basis">{say.inferred()}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}

const loadEvents = () => import('./shelf-events.tsx').then(({ ShelfEvents }) => ShelfEvents)

interface CourseShelfHistoryProps {
  readonly variant: CourseVariantView
  readonly items: readonly ItemRef[]
}

/** What joined the shelves and when: hundreds of names, drawn when a reader opens them. */
function CourseShelfHistory({ variant, items }: CourseShelfHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  const { history } = variant
  if (history.length === 0) return null
  return (
    <details className="cup-history drawn" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.shelfHistory({ records: history.length })}</summary>
      {isOpen && <LazyPart what={say.theHistory()} load={loadEvents} props={{ history, items }} waiting={null} />}
    </details>
  )
}

/** The last ranked cup with the variant, and how often it was raced in the round. */
function CourseLastCup({ variant, course }: { variant: CourseVariantView; course: CoursePage }) {
  const cup = variant.cups.find(({ week, start }) => week !== null && start <= course.date)
  return (
    <p className={cup ? 'last-cup' : 'last-cup muted'}>
      {cup
        ? rich(cup.name === null ? say.lastWeek({ week: cup.week! }) : say.lastCup({ cup: cup.name }), {
            day: <Day date={cup.start} />,
            tour: <a href={tourPath(cup.tour.id)}>{cup.tour.name}</a>,
            note: cup.isInferred && (
              <>
                {' '}
                <CycleNote basis="inferred" />
              </>
            ),
          })
        : say.inNoCup()}{' '}
      <RoundCounts appearances={variant.appearances} round={course.round} />
    </p>
  )
}

const loadOwn = () => import('./own-loadout.tsx').then(({ OwnLoadout }) => OwnLoadout)

interface CourseBestProps {
  readonly variant: CourseVariantView
  readonly items: readonly ShelvedItem[]
}

/** What to race with here: the first of each ranking with everything at its cap and, below, the best that the reader owns. */
function CourseBest({ variant, items }: CourseBestProps) {
  const isOpen = use(OpenTabContext)
  const isOwner = useHasMarks()
  const best = itemKinds.flatMap((kind) => {
    const [first] = variant.shelves[kind].top
    if (!first) return []
    const note = (
      <>
        <LevelMark level={first[1]} /> <ShelfMark shelf="top" />
      </>
    )
    return [{ kind, item: items[first[0]]!, note }]
  })
  if (best.length === 0) return null
  return (
    <section className="course-best" aria-label={say.whatToRace({ course: variant.name })}>
      <LoadoutLine
        name={say.best()}
        picks={best}
        points={variant.bestPoints && <b>{formatPoints(variant.bestPoints, variant.pay.isEstimated === true)}</b>}
      />
      <div className="own-slot">
        {isOwner && isOpen && (
          <LazyPart what={say.yourLoadout()} load={loadOwn} props={{ variantId: variant.id }} waiting={null} />
        )}
      </div>
    </section>
  )
}

interface CourseShelvesProps {
  readonly kind: ItemKind
  /** The name of the course variant. */
  readonly where: string
  readonly shelves: VariantShelves
  readonly items: readonly ShelvedItem[]
}

/** The three shelves of a kind, stacked as in the game: the middle one collapsed, the bottom one only counted. */
function CourseShelves({ kind, where, shelves, items }: CourseShelvesProps) {
  const { bottom, unknown = 0 } = shelves
  return (
    <section className="card kind-shelves" aria-label={say.kindOnCourse({ kind, course: where })}>
      <h3>{kindPlurals[kind]}</h3>
      <div className="shelf-board top">
        <p>
          <Term of="top-shelf">
            <ShelfMark shelf="top" />
          </Term>{' '}
          <small>{topShelfBonuses[kind]}</small>
        </p>
        <ShelfItems name={say.kindOnTop({ kind })} entries={shelves.top} items={items} />
      </div>
      <details className="shelf-board middle">
        <summary>
          <ShelfMark shelf="middle" /> <small>{countOfKind({ kind, count: shelves.middle.length })}</small>
        </summary>
        <ShutContent>
          <ShelfItems name={say.kindInMiddle({ kind })} entries={shelves.middle} items={items} />
        </ShutContent>
      </details>
      {bottom + unknown > 0 && (
        <div className="shelf-board bottom">
          {bottom > 0 && (
            <p>
              <span className="shelf shelf-bottom">{say.bottomShelf()}</span>{' '}
              <a href={itemListPath(kind)}>{say.otherItems({ kind, count: bottom })}</a>
            </p>
          )}
          {unknown > 0 && <small>{describeUnknown(unknown, kind)}</small>}
        </div>
      )}
      <p>
        <ReportButton>{say.isShelfWrong()}</ReportButton>
      </p>
    </section>
  )
}

interface ShelfItemsProps {
  readonly name: string
  readonly entries: VariantShelves['top']
  readonly items: readonly ShelvedItem[]
}

function ShelfItems({ name, entries, items }: ShelfItemsProps) {
  if (entries.length === 0) return <p className="muted">{say.noneOnRecord()}</p>
  return (
    <ul className="chips" aria-label={name} data-rows>
      {entries.map(([index, level]) => {
        const item = items[index]!
        return (
          <li key={item.id}>
            <a className={`chip marked ${item.rarity}`} href={itemPath(item)}>
              <ItemEmblem item={item} />
              <span>
                {`${item.name} `}
                {item.skill && <small>{item.skill}</small>}
              </span>
              <LevelMark level={level} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
