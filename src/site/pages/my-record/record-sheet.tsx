import type { ReactNode } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { itemPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/my-record.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { formatNumber, formatPoints, kindPlurals } from '../../ui/wording/wording.ts'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { layGrid } from './lay-grid.ts'
import {
  describeShare,
  listRarities,
  type OwnedItem,
  type RecordSummary,
  type ShownRecord,
} from './summarise-record.ts'

interface RecordSheetProps {
  readonly record: ShownRecord
  /** "148 tours, from the Berlin Tour to the end"; empty if nothing is said. */
  readonly subtitle: string
  /** The record beside it, which it is compared with. */
  readonly against: RecordSummary | null
}

/** A4 without its edges, in millimetres: what the emblems of a collection fill on the second page. */
const paper = { width: 179, height: 245, largest: 44 }
/** So few stay on the first page, in one row. */
const few = 8

/** A collection in figures, and the emblem of everything in it. */
export function RecordSheet({ record: { title, summary, takenAtMs }, subtitle, against }: RecordSheetProps) {
  const { progress, levels, caps, coverage, rarest, first, last, loadouts } = summary
  const most = Math.max(1, ...levels.map(([, items]) => items))
  return (
    <article className="record-sheet">
      <h2>{title}</h2>
      {subtitle && <p className="record-tours">{subtitle}</p>}
      <p className="record-sum">
        <b>{formatNumber(progress.all.owned)}</b>{' '}
        <span>
          {say.ofItems({
            total: progress.all.total,
            share: describeShare(progress.all),
            ...compareWith(against?.progress.all.owned, progress.all.owned),
          })}
        </span>
      </p>
      <KindTable progress={progress} />
      <ol className="record-levels">
        {levels.map(([level, items]) => (
          <li key={level}>
            <span>{say.level({ level })}</span> <i style={{ width: `${(items / most) * 100}%` }} /> <b>{items}</b>
          </li>
        ))}
      </ol>
      <Facts>
        <Fact name={say.coursesCovered()}>
          {say.covered({
            covered: coverage.whole.covered,
            of: coverage.whole.coverable,
            ...compareWith(against?.coverage.whole.covered, coverage.whole.covered),
          })}
        </Fact>
        {itemKinds.map((kind) => (
          <Fact key={kind} name={say.coveredWith({ kind })}>
            {say.coveredOf({ covered: coverage.kinds[kind].covered, of: coverage.kinds[kind].coverable })}
          </Fact>
        ))}
        <Fact name={say.pointsCapsRaised()}>
          {caps.raised === 0
            ? say.noCaps({ isSnapshot: takenAtMs === null ? 'no' : 'yes' })
            : say.capsRaised({ raised: caps.raised, highest: caps.highest })}
        </Fact>
      </Facts>
      {rarest.length > 0 && (
        <RecordLines title={say.rarestItems()}>
          {rarest.map((item) => (
            <li key={item.id}>
              <ItemChip item={item} /> <small>{say.soldIn({ tours: item.tours })}</small>
            </li>
          ))}
        </RecordLines>
      )}
      {first && last && (
        <RecordLines title={say.firstAndLast()}>
          {[first, last].map(({ item, tour }, index) => (
            <li key={index}>
              <ItemChip item={item} />{' '}
              <small>
                <a href={tourPath(tour.id)}>{tour.name}</a>
              </small>
            </li>
          ))}
        </RecordLines>
      )}
      {loadouts.length > 0 && (
        <RecordLines title={say.bestLoadouts()}>
          {loadouts.map(({ course, items, race }) => (
            <li key={course.id}>
              <a href={variantPath(course)}>{course.name}</a>: {joinWithCommas(items.map(({ name }) => name))}{' '}
              <small>{say.points({ points: formatPoints(race.points, race.isEstimated) })}</small>
            </li>
          ))}
        </RecordLines>
      )}
      <RecordEmblems items={itemKinds.flatMap((kind) => summary.items[kind])} />
    </article>
  )
}

/** How many of each kind and rarity are owned. */
function KindTable({ progress }: Pick<RecordSummary, 'progress'>) {
  return (
    <table className="record-kinds">
      <caption className="visually-hidden">{say.byKindAndRarity()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.kind()}</th>
          {rarities.toReversed().map((rarity) => (
            <th key={rarity} scope="col">
              <RarityMark rarity={rarity} />
            </th>
          ))}
          <th scope="col">{say.all()}</th>
        </tr>
      </thead>
      <tbody>
        {itemKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kindPlurals[kind]}</th>
            {rarities.toReversed().map((rarity) => {
              const group = listRarities(progress, kind).find((each) => each.rarity === rarity)
              return <td key={rarity}>{group ? `${group.owned} / ${group.total}` : '–'}</td>
            })}
            <td>
              <b>
                {progress.kinds[kind].owned} / {progress.kinds[kind].total}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RecordLines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="record-lines">{children}</ul>
    </>
  )
}

function RecordEmblems({ items }: { items: readonly OwnedItem[] }) {
  const isFew = items.length <= few
  const { side } = layGrid(items.length, paper.width, paper.height, isFew ? paper.width / few : paper.largest)
  return (
    <section className={isFew ? 'record-all few' : 'record-all'} aria-label={say.allItems()}>
      <ul
        className="record-emblems"
        style={{ '--printed': `${side}mm`, '--shown': `${sizeOnScreen(items.length)}rem` }}
      >
        {items.map((item) => (
          <li key={item.id}>
            <a href={itemPath(item)} title={say.itemLevel({ item: item.name, level: item.level })}>
              <ItemEmblem item={item} />
              <span className="visually-hidden">{say.itemLevel({ item: item.name, level: item.level })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sizeOnScreen(count: number): number {
  if (count <= few) return 5
  return count <= 60 ? 4 : 2.25
}

/** What is said in brackets of a number beside which another is shown. */
function compareWith(other: number | undefined, own: number) {
  return other === undefined
    ? { isCompared: 'no', difference: '' }
    : { isCompared: 'yes', difference: describeDifference(own - other) }
}

/** "+12", "−3", "the same". */
function describeDifference(difference: number): string {
  if (difference === 0) return say.theSame()
  return difference > 0 ? `+${formatNumber(difference)}` : `−${formatNumber(-difference)}`
}
