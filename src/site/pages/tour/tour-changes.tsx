import { itemKinds } from '#catalogue/entities.ts'
import type { ShelvesGained, TourLeader, TourLeaders, TourPage } from '#pages/data/tour-pages.ts'
import { dayKindPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/tour.ts'
import { Section } from '../../ui/components/section.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { TourCups } from './tour-cups.tsx'
import { TourShop } from './tour-shop.tsx'

/** The cups of the tour, what it sold and asked for, and what it changed. */
export function TourRest({ data }: { data: TourPage }) {
  const { shelvesGained, leaders } = data
  return (
    <>
      <TourCups cups={data.cups} basis={data.cupsBasis} said={data.tour.basis} />
      <TourShop data={data} />
      {shelvesGained.items > 0 && <Gained gained={shelvesGained} />}
      {leaders && <Leaders leaders={leaders} />}
    </>
  )
}

function Gained({ gained: { top, middle, items, most } }: { gained: ShelvesGained }) {
  return (
    <Section id="shelves" title={say.shelvesChanged()} aside={say.shelvesGained({ top, shelves: middle })}>
      <p>{say.itemsGained({ items, hasMost: most.length > 0 ? 'yes' : 'no' })}</p>
      <div className="columns tour-gains">
        {itemKinds.map((kind) => {
          const ofKind = most.filter(({ item }) => item.kind === kind)
          return (
            ofKind.length > 0 && (
              <section key={kind} className="card" aria-label={say.mostGained({ kind })}>
                <h3>{kindPlurals[kind]}</h3>
                <ol>
                  {ofKind.map((each) => (
                    <li key={each.item.id}>
                      <ItemChip item={each.item} />{' '}
                      <span>
                        <b>+{each.top}</b>{' '}
                        {each.middle > 0 && <small>{say.middleGained({ middle: each.middle })}</small>}
                      </span>
                    </li>
                  ))}
                </ol>
              </section>
            )
          )
        })}
      </div>
    </Section>
  )
}

function Leaders({ leaders: { before, last, kinds } }: { leaders: TourLeaders }) {
  return (
    <Section id="leaders" title={say.beforeAndAfter()}>
      <table className="tour-leaders">
        <caption className="visually-hidden">{say.aboutLeaders()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.numberOne()}</th>
            {before && <th scope="col">{say.beforeOn({ day: formatDay(before) })}</th>}
            <th scope="col">{say.atEndOn({ day: formatDay(last) })}</th>
          </tr>
        </thead>
        <tbody>
          {itemKinds.map((kind) => {
            const [was, is] = kinds[kind]
            return (
              <tr key={kind}>
                <th scope="row">
                  <a href={dayKindPath(last, kind)}>{kindPlurals[kind]}</a>
                </th>
                {before && <td>{was && <Leader leader={was} describeOther={(rank) => say.rankAfter({ rank })} />}</td>}
                <td>{is && <Leader leader={is} describeOther={before && ((rank) => say.rankBefore({ rank }))} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

interface LeaderProps {
  readonly leader: TourLeader
  /** Says the rank that it had on the other day, or `none`; null where there is no other day. */
  readonly describeOther: ((rank: string) => string) | null
}

function Leader({ leader: { item, otherRank }, describeOther }: LeaderProps) {
  return (
    <>
      <ItemChip item={item} />{' '}
      {describeOther && <small className="muted">{describeOther(String(otherRank ?? 'none'))}</small>}
    </>
  )
}
