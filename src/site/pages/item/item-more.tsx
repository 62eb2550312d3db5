import { Fragment, type ReactNode } from 'react'
import type { ItemPage, ItemShop } from '#pages/data/item-pages.ts'
import { itemPath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/item.ts'
import { countOfKind } from '#wording/kinds.ts'
import { joinSentences, joinWithCommas } from '#wording/join-list.ts'
import { NamesTable } from '../../ui/components/names-table.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'
import { ItemCards } from '../../ui/items/item-card.tsx'
import { rich, joinElements } from '../../ui/wording/rich.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { poolNames, wayNames } from '../../ui/wording/shop-wording.ts'
import { areCupsKnown, describeSince } from './describe-years.ts'

/** Why it is where it is, what it is called elsewhere, and where to go next. */
export function ItemMore({ data }: { data: ItemPage }) {
  const { item, similar, neighbours } = data
  return (
    <>
      <ItemYears data={data} />
      <NamesTable name={item.name} names={data.names} />
      {data.shop && <Shop shop={data.shop} />}
      <GameKeys keys={data.keys} />
      {similar.length > 0 && (
        <Section id="similar" title={say.similar({ kind: item.kind })}>
          <ItemCards items={similar} />
        </Section>
      )}
      <Pager
        label={say.otherItems({ kind: item.kind })}
        previous={neighbours.previous && { path: itemPath(neighbours.previous), name: neighbours.previous.name }}
        next={neighbours.next && { path: itemPath(neighbours.next), name: neighbours.next.name }}
      />
    </>
  )
}

/** The causes behind the chart above, year by year. */
function ItemYears({ data: { years, item } }: { data: ItemPage }) {
  const now = years?.at(-1)
  if (!years || !now) return null
  return (
    <Section id="years" title={say.whyItMoved()} aside={say.aboutYears()}>
      <ol className="item-years">
        {years.toReversed().map((year) => (
          <li key={year.year ?? 'now'}>
            <h3>
              {year.year ?? say.lastYear()} <EstimateMark label={year.label} />
            </h3>
            <p>
              {rich(
                joinSentences(
                  say.yearFacts({
                    rank: year.rank,
                    items: countOfKind({ kind: item.kind, count: year.of }),
                    tops: year.tops,
                    areAll: areCupsKnown(year) ? 'yes' : 'no',
                    cups: year.cups[0],
                    of: year.cups[1],
                  }),
                  year !== now && describeSince(year, now, item.kind),
                ),
                { rank: (inner) => <b>{inner}</b> },
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="muted">{say.yearsLeftOut()}</p>
    </Section>
  )
}

/** What the game itself calls the item. */
function GameKeys({ keys: { gameId, gameKey, internalName } }: Pick<ItemPage, 'keys'>) {
  if ((gameId ?? gameKey ?? internalName) === null) return null
  return (
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
  )
}

/** Where the item could be had in the last years. */
function Shop({ shop: { offers, pools, ways } }: { shop: ItemShop }) {
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
