import { shelves as shelvesWithNames, type ItemKind, type Shelf } from '#catalogue/entities.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import type { VariantShelves } from '#pages/data/shelf-views.ts'
import { itemListPath, itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { topShelfBonuses } from '../../ui/wording/list-wording.ts'
import { formatCount, kindPlurals } from '../../ui/wording/wording.ts'
import './course-shelves.css'

interface CourseShelvesProps {
  readonly kind: ItemKind
  /** The name of the course variant. */
  readonly where: string
  readonly shelves: VariantShelves
  readonly items: readonly ItemRef[]
  /** How many of the kind are in the game. */
  readonly count: number
}

/** The three shelves of a kind, stacked as in the game. The bottom shelf is only counted. */
export function CourseShelves({ kind, where, shelves, items, count }: CourseShelvesProps) {
  const others = count - shelves.top.length - shelves.middle.length
  return (
    <section className="card kind-shelves" aria-label={`${kindPlurals[kind]} on ${where}`}>
      <h3>{kindPlurals[kind]}</h3>
      {shelvesWithNames.map((shelf) => (
        <ShelfBoard key={shelf} shelf={shelf} kind={kind} entries={shelves[shelf]} items={items} />
      ))}
      {others > 0 && (
        <div className="shelf-board bottom">
          <p>
            <span className="shelf shelf-bottom">Bottom shelf</span>{' '}
            <a href={itemListPath(kind)}>{formatCount(others, `other ${kind}`)}</a>
          </p>
        </div>
      )}
    </section>
  )
}

interface ShelfBoardProps extends Pick<CourseShelvesProps, 'kind' | 'items'> {
  readonly shelf: Shelf
  readonly entries: VariantShelves[Shelf]
}

function ShelfBoard({ shelf, kind, entries, items }: ShelfBoardProps) {
  return (
    <div className={`shelf-board ${shelf}`}>
      <p>
        <ShelfMark shelf={shelf} /> {shelf === 'top' && <small>{topShelfBonuses[kind]}</small>}
      </p>
      {entries.length === 0 && <p className="muted">None on record</p>}
      <ul className="chips">
        {entries.map(([index, level]) => {
          const item = items[index]!
          return (
            <li key={item.id}>
              <a className={`chip marked ${item.rarity}`} href={itemPath(item)}>
                <ItemEmblem item={item} />
                <span>{item.name}</span>
                <LevelMark level={level} />
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
