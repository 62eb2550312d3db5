import { itemKinds } from '#catalogue/entities.ts'
import type { ShelvesGained, TourLeader, TourLeaders, TourPage } from '#pages/data/tour-pages.ts'
import { dayKindPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/tour.ts'
import { rich } from '../../ui/wording/rich.tsx'
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
    <Section id="shelves" title={say.whatChangedOnThe()} aside={say.topTopAndShelves({ top, shelves: middle })}>
      <p>
        {rich(say.itemsOfEarlierTours({ items }), {
          more: items === 1 ? 'has' : 'have',
          more2: most.length > 0 && ' Most top shelves gained:',
        })}
      </p>
      <div className="columns tour-gains">
        {itemKinds.map((kind) => {
          const ofKind = most.filter(({ item }) => item.kind === kind)
          return (
            ofKind.length > 0 && (
              <section key={kind} className="card" aria-label={say.mostTopShelvesGained({ value: kindPlurals[kind] })}>
                <h3>{kindPlurals[kind]}</h3>
                <ol>
                  {ofKind.map((each) => (
                    <li key={each.item.id}>
                      <ItemChip item={each.item} />{' '}
                      <span>
                        <b>+{each.top}</b>{' '}
                        {each.middle > 0 && <small>{say.middleMiddle({ middle: each.middle })}</small>}
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
        <caption className="visually-hidden">{say.numberOneOfEach()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.numberOne()}</th>
            {before && <th scope="col">{say.beforeOnDay({ day: formatDay(before) })}</th>}
            <th scope="col">{say.atTheEndOn({ day: formatDay(last) })}</th>
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
                {before && <td>{was && <Leader leader={was} other="at the end" />}</td>}
                <td>{is && <Leader leader={is} other={before && 'before'} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

/** @param other when it had its other rank; null where there is no other day */
function Leader({ leader: { item, otherRank }, other }: { leader: TourLeader; other: string | null }) {
  return (
    <>
      <ItemChip item={item} />{' '}
      {other !== null && (
        <small className="muted">
          {otherRank === 1
            ? say.text1OtherToo({ other })
            : otherRank === null
              ? say.noRankOther({ other })
              : `#${otherRank} ${other}`}
        </small>
      )}
    </>
  )
}
