import X from 'lucide-react/icons/x'
import { type ReactNode, useMemo } from 'react'
import { groupBy } from '#base/group-by.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/compare.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { CourseRows } from './course-rows.tsx'
import { compareCourses, countAlone, countOnTop, type ComparedCourse, type Raced } from './compare-courses.ts'
import { factFigures, worthFigures, type Figure } from './figures.tsx'
import { markBest } from './mark-best.ts'

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
