import { useMemo } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { findLoadout, type KindLoadout, type Loadout, type Upgrade } from '#rankings/planner/find-loadout.ts'
import type { Placement } from '#rankings/planner/place-items.ts'
import type { VariantRef } from '#pages/data/refs.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChip, CourseChips } from '../../../ui/tours/course-chip.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { formatCount, formatNumber, formatScore, kindNames } from '../../../ui/wording/wording.ts'
import { listWords } from '../../../ui/wording/list-words.ts'
import { shareOrTell } from '../../sharing/share-or-tell.ts'
import { LoadoutShelves } from './loadout-shelves.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './loadout-card.css'

interface LoadoutCardProps extends PlannerViewProps {
  /** Indexes of the course variants of one loadout. */
  readonly variants: readonly number[]
}

/** Driver, kart and glider for a course, each with the runner-up and what would beat it. */
export function LoadoutCard({ game, levels, variants }: LoadoutCardProps) {
  const loadout = useMemo(() => findLoadout(game, levels, variants), [game, levels, variants])
  const courses = variants.map((index) => game.variants[index]!)
  const isOfOne = courses.length === 1
  return (
    <li className="card loadout">
      <header>
        {isOfOne ? (
          <h3>
            <CourseChip variant={courses[0]!} />
          </h3>
        ) : (
          <CourseChips variants={courses} />
        )}
        {itemKinds.some((kind) => loadout[kind].best) && (
          <Button look="quiet" onClick={() => shareOrTell('The loadout', () => share(courses, loadout))}>
            Share<span className="visually-hidden"> the loadout for {listWords(courses.map(({ name }) => name))}</span>
          </Button>
        )}
      </header>
      {itemKinds.map((kind) => (
        <KindRow key={kind} kind={kind} loadout={loadout[kind]} Title={isOfOne ? 'h4' : 'h3'} />
      ))}
    </li>
  )
}

async function share(courses: readonly VariantRef[], loadout: Loadout): Promise<void> {
  const { shareLoadout } = await import('./share-loadout.ts')
  await shareLoadout(
    courses.map(({ id }) => id),
    loadout,
  )
}

interface KindRowProps {
  readonly kind: ItemKind
  readonly loadout: KindLoadout
  readonly Title: 'h3' | 'h4'
}

function KindRow({ kind, loadout, Title }: KindRowProps) {
  const { best, runnerUp, levelUp, missing, isUnbeaten } = loadout
  return (
    <section>
      <Title>{kindNames[kind]}</Title>
      {best ? (
        <p className="best">
          <PlacedItem placement={best} />{' '}
          <small className="points">
            Score {formatScore(best.score)}, {formatNumber(Math.round(best.points))} points
          </small>
        </p>
      ) : (
        <p className="gap-mark">You own no {kind}</p>
      )}
      <dl>
        {runnerUp && (
          <div>
            <dt>Runner-up, score {formatScore(runnerUp.score)}</dt>
            <dd>
              <PlacedItem placement={runnerUp} />
            </dd>
          </div>
        )}
        {levelUp && <UpgradeLine name="Level up" upgrade={levelUp} />}
        {missing && <UpgradeLine name={best ? 'Would beat it' : 'Start with'} upgrade={missing} />}
      </dl>
      {isUnbeaten && <p className="unbeaten">Nothing in the game beats it here.</p>}
    </section>
  )
}

function PlacedItem({ placement: { item, level, shelves } }: { placement: Placement }) {
  return (
    <>
      <ItemChip item={item} /> <span className="level">Lv {level}</span>{' '}
      <LoadoutShelves shelves={shelves} item={item} />
    </>
  )
}

function UpgradeLine({ name, upgrade }: { name: string; upgrade: Upgrade }) {
  const { item, from, level, tickets, shelves, score } = upgrade
  return (
    <div>
      <dt>
        {name}, score {formatScore(score)}
      </dt>
      <dd>
        <ItemChip item={item} />{' '}
        <small>
          {from > 0 ? `level ${from} → ${level}` : `at level ${level}`}
          {tickets > 0 && `, ${formatCount(tickets, 'ticket')}`}
        </small>{' '}
        <LoadoutShelves shelves={shelves} item={item} />
      </dd>
    </div>
  )
}
