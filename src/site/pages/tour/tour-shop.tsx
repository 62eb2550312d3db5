import type { OfferRate, WayToGet } from '#catalogue/content-tables.ts'
import type { TourPage } from '#pages/data/tour-pages.ts'
import { variantPath, itemPath } from '#pages/routes/routes.ts'
import { Section } from '../../ui/components/section.tsx'
import { ItemChips } from '../../ui/items/item-chip.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { rateNames, wayNames } from '../../ui/wording/shop-wording.ts'

/** What the shop of the tour sold, and its bonus challenges, as far as they are on record. */
export function TourShop({ data: { shop, challenges, tour } }: { data: TourPage }) {
  return (
    <>
      {shop && <Shop shop={shop} />}
      {challenges.length > 0 && (
        <Section
          id="challenges"
          title="Bonus challenges"
          aside={`Recorded in tour ${tour.number}; later repeats are not`}
        >
          <ul className="challenges">
            {challenges.map(({ cup, task, driver, course, cc, lesser }) => (
              <li key={cup}>
                <b>{cup}</b> {task} with <a href={itemPath(driver)}>{driver.name}</a> on{' '}
                <a href={variantPath(course)}>{course.name}</a> at {cc}cc{lesser.length > 0 && `; ${lesser.join(', ')}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Shop({ shop: { day, isOfCycle, groups, onlyHere } }: { shop: NonNullable<TourPage['shop']> }) {
  const [first, ...others] = groups
  return (
    <Section
      id="shop"
      title="What the shop sold"
      aside={
        <>
          {isOfCycle ? 'As listed for every run of the tour on ' : 'As listed on '}
          <Day date={day} />
        </>
      }
    >
      {first && (
        <>
          <h3>{nameGroup(first.of)}</h3>
          <ItemChips items={first.items} />
        </>
      )}
      {onlyHere.length > 0 && (
        <p className="tour-note">In this run alone: {onlyHere.map(({ name }) => name).join(', ')}.</p>
      )}
      {others.map(({ of, items }) => (
        <details key={of} className="shop-group">
          <summary>
            <span>
              {nameGroup(of)} <small>{formatCount(items.length, 'item')}</small>
            </span>
          </summary>
          <ItemChips items={items} />
        </details>
      ))}
    </Section>
  )
}

function nameGroup(of: OfferRate | WayToGet): string {
  return of in rateNames ? rateNames[of as OfferRate] : wayNames[of as WayToGet]
}
