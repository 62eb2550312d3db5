import { itemKinds } from '#catalogue/entities.ts'
import type { CoursePage, CourseVariantView } from '#pages/data/course-pages.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { skillPath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { joinList } from '#wording/join-list.ts'
import { formatNumber, formatPoints } from '../../ui/wording/wording.ts'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { DebutNote } from '../../ui/components/record-label-badge.tsx'
import { CopyTable, fewestRowsToCopy } from '../../ui/components/data-table.tsx'
import { Section } from '../../ui/components/section.tsx'
import { CourseBest } from './course-best.tsx'
import { CourseLastCup } from './course-last-cup.tsx'
import { CourseShelfHistory } from './course-shelf-history.tsx'
import { CourseShelves } from './course-shelves.tsx'
import { VariantCups } from './variant-cups.tsx'
import './course-pay.css'

interface CourseVariantSectionProps {
  readonly variant: CourseVariantView
  readonly course: CoursePage
}

/** One variant of a course: its last ranked cup, its shelves by kind, its cups and its shelf history. */
export function CourseVariantSection({ variant, course }: CourseVariantSectionProps) {
  return (
    <Section id={variant.id} title={variant.name} aside={<FirstKnown variant={variant} />}>
      <CourseBest variant={variant} items={course.items} />
      {hasShelves(variant) ? (
        <>
          <div className="ranking-links">
            <RankingLinks rankings={variant.rankings} subject={variant.name} />
            <a
              href={plannerAddress({ tab: 'loadouts', course: variant.id })}
              aria-label={say.myLoadoutForName({ name: variant.name })}
            >
              {say.myLoadout()}
            </a>
          </div>
          <div className="columns shelves">
            {itemKinds.map((kind) => (
              <CourseShelves
                key={kind}
                kind={kind}
                where={variant.name}
                shelves={variant.shelves[kind]}
                items={course.items}
              />
            ))}
          </div>
          {countShelved(variant) >= fewestRowsToCopy && (
            <p className="shelves-copy">
              <CopyTable />
            </p>
          )}
        </>
      ) : (
        <p className="no-shelves">
          {say.noShelvesOnRecord()}{' '}
          <button type="button" className="button" data-shortcut="r">
            {say.reportAChange()}
          </button>
        </p>
      )}
      <CoursePay pay={variant.pay} />
      <CourseLastCup variant={variant} course={course} />
      <VariantCups cups={variant.cups} />
      <CourseShelfHistory variant={variant} items={course.items} />
    </Section>
  )
}

/** The debut, or else the first record, which is not called one. */
function FirstKnown({ variant: { debut, isDebutInferred, firstSeen } }: { variant: CourseVariantView }) {
  if (debut)
    return (
      <>
        <a href={tourPath(debut.id)}>{say.sinceName({ name: debut.name })}</a>{' '}
        <DebutNote isInferred={isDebutInferred ?? false} />
      </>
    )
  return (
    firstSeen && (
      <small className="muted">
        {say.firstRecorded()} <Day date={firstSeen} />
      </small>
    )
  )
}

/** Where no source puts any item on a shelf, the shelves are unknown: not everything is on the bottom one. */
function hasShelves({ shelves }: CourseVariantView): boolean {
  return itemKinds.some((kind) => shelves[kind].top.length + shelves[kind].middle.length > 0)
}

function countShelved({ shelves }: CourseVariantView): number {
  return itemKinds.reduce((sum, kind) => sum + shelves[kind].top.length + shelves[kind].middle.length, 0)
}

const kindNames = ['mini-turbo', 'jump boost', 'dash panel', 'action in the air', 'coin', 'coin out of boxes'] as const
const kindPlurals = [
  'mini-turbos',
  'jump boosts',
  'dash panels',
  'actions in the air',
  'coins',
  'coins out of boxes',
] as const

/** What pays on the course: the actions of a good race, and the skills that bring most. */
function CoursePay({ pay }: Pick<CourseVariantView, 'pay'>) {
  const { actions, kinds, skills } = pay
  const isEstimated = pay.isEstimated === true
  const counted = kinds.flatMap((count, index) =>
    count > 0 ? `${formatNumber(count)} ${count === 1 ? kindNames[index] : kindPlurals[index]}` : [],
  )
  return (
    <p className="course-pay">
      {rich(say.whatPaysActionsIn({ actions }), {
        strong: (inner) => <b>{inner}</b>,
        more: isEstimated && <>≈&nbsp;</>,
        more2: counted.length > 0 && `, among them ${joinList(counted)}`,
        map: skills.map(({ id, name, points }, index) => (
          <span key={id}>
            {rich(say.pointsPoints({ points: formatPoints(points, isEstimated) }), {
              more: index > 0 && ', ',
              link: <a href={skillPath(id)}>{name}</a>,
            })}
          </span>
        )),
        more3: skills.length > 0 && '.',
        more4: isEstimated && <small>{say.nobodyCountedThisCourse()}</small>,
      })}
    </p>
  )
}
