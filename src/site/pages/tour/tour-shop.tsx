import type { OfferRate, WayToGet } from '#catalogue/content-tables.ts'
import type { ChallengeView, TourPage } from '#pages/data/tour-pages.ts'
import { variantPath, itemPath } from '#pages/routes/routes.ts'
import { challengeLine, describeChallenge, nameChallengeCup } from '#wording/challenges.ts'
import * as say from '#wording/tour.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CopyTable, fewestRowsToCopy } from '../../ui/components/data-table.tsx'
import { Section } from '../../ui/components/section.tsx'
import { ItemChips } from '../../ui/items/item-chip.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { rateNames, wayNames } from '../../ui/wording/shop-wording.ts'

/** What the shop of the tour sold, and its bonus challenges, as far as they are on record. */
export function TourShop({ data: { shop, challenges, tour } }: { data: TourPage }) {
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
