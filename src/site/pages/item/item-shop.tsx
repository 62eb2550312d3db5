import { Fragment, type ReactNode } from 'react'
import type { ItemPage, ItemShop as ItemShopView } from '#pages/data/item-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { joinElements } from '../../ui/wording/join-elements.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { Section } from '../../ui/components/section.tsx'
import { poolNames, wayNames } from '../../ui/wording/shop-wording.ts'

/** Where the item could be had in the last years, and what the game itself calls it. */
export function ItemShop({ data: { shop, keys } }: { data: ItemPage }) {
  const { gameId, gameKey, internalName } = keys
  return (
    <>
      {shop && <Shop shop={shop} />}
      {(gameId ?? gameKey ?? internalName) !== null && (
        <Section id="keys" title={say.insideGame()}>
          <Facts>
            {gameId !== null && <Fact name={say.gameNumber()}>{gameId}</Fact>}
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
    <Section id="shop" title={say.whereToGet()}>
      {offers.map(({ rate, tours }) => (
        <p key={rate}>
          <b>{say.spotlightShop({ rate })}</b>{' '}
          {joinElements(
            tours.map(({ id, name, onlyIn }) => {
              const tour = <a href={tourPath(id)}>{name}</a>
              return onlyIn === undefined ? tour : rich(say.tourOnlyIn({ year: onlyIn }), { tour })
            }),
            joinWithCommas,
          )}
        </p>
      ))}
      {pools.map(({ pool, tour }) => (
        <p key={pool}>
          {rich(say.pool({ pool: poolNames[pool] }), {
            label: (inner) => <b>{inner}</b>,
            tour: tour ? <a href={tourPath(tour.id)}>{tour.name}</a> : say.everyTour(),
          })}
        </p>
      ))}
      {ways.length > 0 && (
        <p>
          <b>{say.knownTours()}</b>{' '}
          {ways.map(({ way, tours }) => say.wayInTours({ way: wayNames[way], tours })).join('; ')}
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
