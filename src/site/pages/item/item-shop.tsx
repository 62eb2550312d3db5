import { Fragment, type ReactNode } from 'react'
import type { ItemPage, ItemShop as ItemShopView } from '#pages/data/item-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { Section } from '../../ui/components/section.tsx'
import { poolNames, rateNames, wayNames } from '../../ui/wording/shop-wording.ts'
import { formatCount } from '../../ui/wording/wording.ts'

/** Where the item could be had in the last years, and what the game itself calls it. */
export function ItemShop({ data: { shop, keys } }: { data: ItemPage }) {
  const { gameId, gameKey, internalName } = keys
  return (
    <>
      {shop && <Shop shop={shop} />}
      {(gameId ?? gameKey ?? internalName) !== null && (
        <Section id="keys" title={say.insideTheGame()}>
          <Facts>
            {gameId !== null && <Fact name={say.numberIt()}>{gameId}</Fact>}
            {gameKey !== null && (
              <Fact name={say.key()}>
                <code>{withBreaks(gameKey)}</code>
              </Fact>
            )}
            {internalName !== null && (
              <Fact name={say.internalName()}>
                <code>{withBreaks(internalName)}</code>
              </Fact>
            )}
          </Facts>
        </Section>
      )}
    </>
  )
}

function Shop({ shop: { offers, pools, ways } }: { shop: ItemShopView }) {
  return (
    <Section id="shop" title={say.whereItCouldBe()}>
      {offers.map(({ rate, tours }) => (
        <p key={rate}>
          <b>{rich(say.spotlightShop(), { value: rateNames[rate].toLowerCase() })}</b>{' '}
          {tours.map(({ id, name, onlyIn }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={tourPath(id)}>{name}</a>
              {onlyIn !== undefined && say.inOnlyinAlone({ onlyIn })}
            </span>
          ))}
        </p>
      ))}
      {pools.map(({ pool, tour }) => (
        <p key={pool}>
          <b>{poolNames[pool]}:</b> {tour ? <a href={tourPath(tour.id)}>{tour.name}</a> : say.everyTour()}
        </p>
      ))}
      {ways.length > 0 && (
        <p>
          <b>{say.tours98To118()}</b>{' '}
          {ways.map(({ way, tours }) => `${wayNames[way]} in ${formatCount(tours, 'tour')}`).join('; ')}
        </p>
      )}
    </Section>
  )
}

/** A key may go on in the next line after each of its parts: with large letters it is wider than a phone. */
function withBreaks(key: string): ReactNode {
  return key.split(/(?<=[_+])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
