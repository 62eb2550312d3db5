import X from 'lucide-react/icons/x'
import { type ReactNode, useMemo } from 'react'
import { groupBy } from '#base/group-by.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage, ItemCourse } from '#pages/data/item-pages.ts'
import { itemPath, rankedItemPath, rankedTherePath, skillPath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/compare.ts'
import { rarityNames } from '#wording/kinds.ts'
import type { Tier } from '#rankings/ranking.ts'
import { useReaderChecklist } from '../../features/checklist/reader-checklist.ts'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { CourseChip } from '../../ui/tours/course-chip.tsx'
import { LevelMark } from '../../ui/items/shelf-mark.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { NotRecorded } from '../../ui/components/facts.tsx'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatPoints } from '../../ui/wording/wording.ts'
import { type ComparedCourse, compareCourses, countAlone, countOnTop, type Raced, markBest } from './compare-courses.ts'

interface CompareTableProps {
  /** One to four items of a kind. */
  readonly pages: readonly ItemPage[]
  readonly onRemove: (id: string, button: Element) => void
}

/** A column for each item: first its figures, then every course on which one of them is on the top shelf. */
export function CompareTable({ pages, onRemove }: CompareTableProps) {
  const { owned } = useReaderChecklist()
  const courses = useMemo(() => compareCourses(pages.map((page) => page.courses.map(expandItemCourse))), [pages])
  const levels = pages.map(({ item }) => owned.get(item.id))
  const groups = groupBy(courses, ({ raced }) => raced)
  const alone = pages.map((_page, index) => countAlone(courses, index))
  const areRecorded = pages.every(({ knownTops }) => !knownTops)
  return (
    <>
      <div>
        {describeTops(pages, courses, areRecorded)} <RecordLabelBadge label={pages[0]!.label} />
      </div>
      <table className="table compare-table" style={{ '--columns': pages.length }}>
        <caption className="visually-hidden">{say.comparison()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say.whatIsCompared()}</span>
            </th>
            {pages.map(({ item }) => (
              // Only the name is repeated for each cell of the column, not what removes it.
              <th key={item.id} scope="col" aria-label={item.name}>
                <a className={`chip ${item.rarity}`} href={itemPath(item)}>
                  <ItemEmblem item={item} size="medium" />
                  <span>
                    {item.name} <RarityMark rarity={item.rarity} />
                  </span>
                </a>
                <button
                  type="button"
                  aria-label={say.remove({ item: item.name })}
                  onClick={({ currentTarget }) => onRemove(item.id, currentTarget)}
                >
                  <X size={18} aria-hidden />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.some((level) => level !== undefined) && (
            <Line
              title={say.yours()}
              pages={pages}
              values={levels.map((level) => (level ? say.levelOf({ level }) : say.notOwned()))}
            />
          )}
          {worthFigures.map((figure) => (
            <FigureLine key={figure.title} figure={figure} pages={pages} />
          ))}
          {pages.length > 1 && areRecorded && (
            <Line title={say.aloneOnTop()} pages={pages} values={alone} best={markBest(alone)} />
          )}
          {factFigures.map((figure) => (
            <FigureLine key={figure.title} figure={figure} pages={pages} />
          ))}
        </tbody>
        {[...groups].map(([raced, rows]) => (
          <CourseRows
            key={raced}
            title={nameGroup(raced, groups.has('cup'))}
            courses={rows}
            pages={pages}
            levels={levels}
          />
        ))}
      </table>
    </>
  )
}

function FigureLine({ figure: { title, show, worthOf }, pages }: { figure: Figure; pages: readonly ItemPage[] }) {
  return <Line title={title} pages={pages} values={pages.map(show)} best={worthOf && markBest(pages.map(worthOf))} />
}

interface LineProps {
  readonly title: string
  readonly pages: readonly ItemPage[]
  /** One for each page. */
  readonly values: readonly ReactNode[]
  /** Which of them are the best. */
  readonly best?: readonly boolean[] | undefined
}

function Line({ title, pages, values, best }: LineProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {pages.map(({ item }, index) => (
        <td key={item.id} className={best?.[index] ? 'best' : undefined}>
          {values[index]}
          {best?.[index] && <span className="visually-hidden"> {say.best()}</span>}
        </td>
      ))}
    </tr>
  )
}

/** @param hasCup whether courses of the last tour are in the group of its ranked cup */
function nameGroup(raced: Raced, hasCup: boolean): string {
  if (raced === 'cup') return say.inLastCup()
  if (raced === 'neither') return say.inRestOfGame()
  return hasCup ? say.elsewhereInTour() : say.inLastTour()
}

/** @param areRecorded whether all of their shelves are on record */
function describeTops(pages: readonly ItemPage[], courses: readonly ComparedCourse[], areRecorded: boolean): string {
  const tops = { courses: courses.length, areRecorded: areRecorded ? 'yes' : 'no' }
  if (pages.length === 1) return say.topOfOne(tops)
  const shared = courses.filter((course) => countOnTop(course) > 1).length
  if (shared === 0) return say.topsApart(tops)
  return say.topsShared({ ...tops, shared })
}

interface CourseRowsProps {
  readonly title: string
  readonly courses: readonly ComparedCourse[]
  readonly pages: readonly ItemPage[]
  /** Of each item, the reader's; undefined for one that they do not own. */
  readonly levels: readonly (number | undefined)[]
}

/** Courses with the shelf of each item, under a line that says what they have in common. */
function CourseRows({ title, courses, pages, levels }: CourseRowsProps) {
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={pages.length + 1}>
          {title} <small>{say.courseCount({ courses: courses.length })}</small>
        </th>
      </tr>
      {courses.map(({ variant, places }) => (
        <tr key={variant.id}>
          <th scope="row">
            <CourseChip variant={variant} />
          </th>
          {places.map((place, index) => (
            <td key={pages[index]!.item.id}>
              <Place place={place} isComplete={!pages[index]!.knownTops} level={levels[index]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface PlaceProps {
  readonly place: ItemCourse | null
  /** Whether all shelves of the item are on record. */
  readonly isComplete: boolean
  readonly level: number | undefined
}

/** Which shelf, and from which level where the reader's is not there yet. */
function Place({ place, isComplete, level }: PlaceProps) {
  if (!place) return <span className="muted">{isComplete ? say.bottom() : say.notRecorded()}</span>
  const isAhead = level !== undefined && level < place.level
  return (
    <span className={isAhead ? 'ahead' : undefined}>
      <span className={`shelf shelf-${place.shelf}`}>{place.shelf === 'top' ? say.top() : say.middle()}</span>{' '}
      <LevelMark level={place.level} />
    </span>
  )
}

/** A line of a comparison: what it says of an item. */
interface Figure {
  readonly title: string
  readonly show: (page: ItemPage) => ReactNode
  /** More is better; null where it is not known. Left out where nothing is better than anything else. */
  readonly worthOf?: (page: ItemPage) => number | null
}

const reachTitles = { cup: say.topsInLastCup, tour: say.inLastTour, all: say.inWholeGame }

const reaches = (['cup', 'tour', 'all'] as const).map((reach): Figure => ({
  title: reachTitles[reach](),
  show: ({ today, knownTops }) =>
    today ? (
      <>
        {today.top[reach]}{' '}
        {today.middle[reach] > 0 && (
          <small>{say.middleShelves({ middle: today.middle[reach], isShort: knownTops ? 'yes' : 'no' })}</small>
        )}
      </>
    ) : (
      <NotRecorded />
    ),
  worthOf: ({ today }) => today && today.top[reach],
}))

/** What an item is worth. */
const worthFigures: readonly Figure[] = [
  {
    title: say.lastRank(),
    show: ({ item, today, knownTops }) =>
      today ? <Rank {...today} path={rankedItemPath(item)} isShort={knownTops !== null} /> : <NotRecorded />,
    worthOf: ({ today }) => today && -today.rank,
  },
  {
    title: say.racePoints(),
    show: ({ today }) => (today ? formatPoints(today.score, true) : <NotRecorded />),
    worthOf: ({ today }) => today && today.score,
  },
  {
    title: say.worthHaving(),
    show: ({ item, worth, knownTops }) =>
      worth ? (
        <Rank {...worth} path={rankedTherePath(worth.ranking, item.id)} isShort={knownTops !== null} />
      ) : (
        <NotRecorded />
      ),
    worthOf: ({ worth }) => worth && -worth.rank,
  },
  ...reaches,
  {
    title: say.cupsOfYear(),
    show: ({ appearances, knownTops }) =>
      appearances ? say.cupCount({ cups: appearances.rankedCups, isShort: knownTops ? 'yes' : 'no' }) : <NotRecorded />,
    worthOf: ({ appearances }) => appearances && appearances.rankedCups,
  },
]

/** What an item is. */
const factFigures: readonly Figure[] = [
  {
    title: say.skill(),
    show: ({ skill }) => (skill ? <a href={skillPath(skill.id)}>{skill.name}</a> : <NotRecorded />),
  },
  { title: say.rarity(), show: ({ item }) => rarityNames[item.rarity]() },
  {
    title: say.debut(),
    show: ({ debut }) => (debut ? <a href={tourPath(debut.id)}>{debut.name}</a> : <NotRecorded />),
  },
]

interface RankProps {
  /** To its row among all others. */
  readonly path: string
  readonly rank: number
  readonly of: number
  readonly tier: Tier | null
  /** Whether shelves of the item exist that are not known. */
  readonly isShort: boolean
}

function Rank({ path, rank, of, tier, isShort }: RankProps) {
  return (
    <>
      <a href={path}>
        {rich(say.rankOf({ rank, of, orBetter: isShort && rank > 1 ? 'yes' : 'no' }), {
          of: (inner) => <small>{inner}</small>,
        })}
      </a>{' '}
      <TierMark tier={tier} isAlone />
    </>
  )
}
