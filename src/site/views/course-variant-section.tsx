import { itemKinds, shelves, type ItemKind, type Shelf } from '#catalogue/entities.ts'
import type { CourseVariantView, ItemRef } from '#pages/page-data.ts'
import { itemPath, tourPath } from '#pages/routes.ts'
import { ItemEmblem } from '../components/emblem.tsx'
import { RankingLinks } from '../components/ranking-links.tsx'
import { Section } from '../components/section.tsx'
import { LevelMark, ShelfMark } from '../components/shelf-mark.tsx'
import { formatCount, kindPlurals, topShelfBonuses } from '../components/wording.ts'

interface CourseVariantSectionProps {
  readonly variant: CourseVariantView
  readonly items: readonly ItemRef[]
}

/** The shelves of one variant, kind by kind, stacked as in the game. */
export function CourseVariantSection({ variant, items }: CourseVariantSectionProps) {
  return (
    <Section
      id={variant.id}
      title={variant.name}
      aside={variant.debut && <a href={tourPath(variant.debut.id)}>since {variant.debut.name}</a>}
    >
      <RankingLinks rankings={variant.rankings} subject={variant.name} />
      <div className="shelves">
        {itemKinds.map((kind) => (
          <KindShelves key={kind} kind={kind} variant={variant} items={items} />
        ))}
      </div>
      <VariantCups cups={variant.cups} />
    </Section>
  )
}

function KindShelves({ kind, variant, items }: CourseVariantSectionProps & { readonly kind: ItemKind }) {
  return (
    <section className="card kind-shelves" aria-label={`${kindPlurals[kind]} on ${variant.name}`}>
      <h3>{kindPlurals[kind]}</h3>
      {shelves.map((shelf) => (
        <ShelfBoard key={shelf} shelf={shelf} kind={kind} entries={variant.shelves[kind][shelf]} items={items} />
      ))}
    </section>
  )
}

interface ShelfBoardProps {
  readonly shelf: Shelf
  readonly kind: ItemKind
  readonly entries: CourseVariantView['shelves'][ItemKind][Shelf]
  readonly items: readonly ItemRef[]
}

function ShelfBoard({ shelf, kind, entries, items }: ShelfBoardProps) {
  return (
    <div className={`board ${shelf}`}>
      <p>
        <ShelfMark shelf={shelf} /> {shelf === 'top' && <small>{topShelfBonuses[kind]}</small>}
      </p>
      {entries.length === 0 && <p className="muted">None on record</p>}
      <ul className="chips">
        {entries.map(([place, level]) => {
          const item = items[place]!
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

/** Where the variant was raced; most have a handful, some none on record. */
function VariantCups({ cups }: { cups: CourseVariantView['cups'] }) {
  if (cups.length === 0) return null
  return (
    <details className="cup-history">
      <summary>Raced in {formatCount(cups.length, 'cup')}</summary>
      <ul>
        {cups.map(({ tour, name, week }, place) => (
          <li key={place}>
            <a href={tourPath(tour.id)}>{tour.name}</a>, {name ?? 'cup not named'}
            {week && <em className="new">Ranked, week {week}</em>}
          </li>
        ))}
      </ul>
    </details>
  )
}
