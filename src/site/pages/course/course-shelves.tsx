import type { ItemKind } from '#catalogue/entities.ts'
import type { ShelvedItem } from '#pages/data/course-pages.ts'
import type { VariantShelves } from '#pages/data/shelf-views.ts'
import { itemListPath, itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { countOfKind } from '#wording/kinds.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { topShelfBonuses } from '../../ui/wording/list-wording.ts'
import { describeUnknown, kindPlurals } from '../../ui/wording/wording.ts'
import { ReportButton } from '../../ui/components/report-button.tsx'
import { Term } from '../../ui/components/term.tsx'
import { ShutContent } from '../../ui/components/shut-content.tsx'
import './course-shelves.css'

interface CourseShelvesProps {
  readonly kind: ItemKind
  /** The name of the course variant. */
  readonly where: string
  readonly shelves: VariantShelves
  readonly items: readonly ShelvedItem[]
}

/** The three shelves of a kind, stacked as in the game: the middle one collapsed, the bottom one only counted. */
export function CourseShelves({ kind, where, shelves, items }: CourseShelvesProps) {
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
