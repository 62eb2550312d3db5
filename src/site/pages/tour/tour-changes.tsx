import { itemKinds, type Basis } from '#catalogue/entities.ts'
import type { ShelvesGained, TourLeader, TourLeaders, TourPage, ChallengeView } from '#pages/data/tour-pages.ts'
import { dayKindPath, variantPath, itemPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/tour.ts'
import type { CupView } from '#pages/data/tour-views.ts'
import type { OfferRate, WayToGet } from '#catalogue/content-tables.ts'
import { challengeLine, describeChallenge, nameChallengeCup } from '#wording/challenges.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { Section } from '../../ui/components/section.tsx'
import { ItemChip, ItemChips } from '../../ui/items/item-chip.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CupCourses } from '../../ui/tours/cup-courses.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { CopyTable, fewestRowsToCopy } from '../../ui/components/data-table.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { rateNames, wayNames } from '../../ui/wording/shop-wording.ts'

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

interface TourCupsProps {
  readonly cups: readonly CupView[]
  readonly basis: Basis
  /** What the page has said about the whole tour. */
  readonly said: Basis
}

/** The cups of a tour in game order. */
function TourCups({ cups, basis, said }: TourCupsProps) {
  if (cups.length === 0) {
    return (
      <Section id="cups" title={say.cups()}>
        <EmptyState title={say.noCups()}>
          <a href="/tours/">{say.allTours()}</a>
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section
      id="cups"
      title={say.cups()}
      aside={
        <>
          {say.cupCount({ cups: cups.length })} <CycleNote basis={basis} said={said} />
        </>
      }
    >
      <ol className="cups">
        {cups.map((cup, index) => (
          <li key={`${index} ${cup.name}`} className="card cup-card">
            <h3>{cup.name}</h3>
            {cup.driver && <p>{rich(say.favours(), { driver: <ItemChip item={cup.driver} /> })}</p>}
            <CupCourses variants={cup.courses} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What the shop of the tour sold, and its bonus challenges, as far as they are on record. */
function TourShop({ data: { shop, challenges, tour } }: { data: TourPage }) {
  return (
    <>
      {shop && <Shop shop={shop} />}
      {challenges.length > 0 && (
        <Section id="challenges" title={say.bonusChallenges()} aside={say.recordedIn({ number: tour.number })}>
          <ul className="challenges">
            {challenges.map((challenge) => (
              <li key={challenge.position}>
                <Challenge challenge={challenge} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Challenge({ challenge }: { challenge: ChallengeView }) {
  const { driver, course, cc, lesser } = challenge
  const words = challengeLine({
    task: describeChallenge(challenge),
    cc,
    hasLesser: lesser.length > 0 ? 'yes' : 'no',
    lesser: joinWithCommas(lesser.map(String)),
  })
  return rich(words, {
    cup: <b>{nameChallengeCup(challenge)}</b>,
    driver: <a href={itemPath(driver)}>{driver.name}</a>,
    course: <a href={variantPath(course)}>{course.name}</a>,
  })
}

function Shop({ shop: { day, isOfCycle, groups, onlyHere } }: { shop: NonNullable<TourPage['shop']> }) {
  const [first, ...others] = groups
  return (
    <Section
      id="shop"
      title={say.shop()}
      aside={rich(isOfCycle ? say.listedForEvery() : say.listedOn(), { day: <Day date={day} /> })}
    >
      {first && (
        <>
          <h3>{nameGroup(first.of)}</h3>
          <ItemChips items={first.items} name={nameGroup(first.of)} />
        </>
      )}
      {onlyHere.length > 0 && (
        <p className="tour-note">{say.onlyHere({ items: joinWithCommas(onlyHere.map(({ name }) => name)) })}</p>
      )}
      {others.map(({ of, items }) => (
        <details key={of} className="shop-group">
          <summary>
            <span>
              {nameGroup(of)} <small>{say.itemCount({ items: items.length })}</small>
            </span>
          </summary>
          <ItemChips items={items} name={nameGroup(of)} />
        </details>
      ))}
      {groups.reduce((sum, { items }) => sum + items.length, 0) >= fewestRowsToCopy && (
        <p>
          <CopyTable />
        </p>
      )}
    </Section>
  )
}

function nameGroup(of: OfferRate | WayToGet): string {
  return of in rateNames ? rateNames[of as OfferRate] : wayNames[of as WayToGet]
}
