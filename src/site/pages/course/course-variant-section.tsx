import { itemKinds } from '#catalogue/entities.ts'
import type { CoursePage, CourseVariantView } from '#pages/data/course-pages.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { skillPath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { joinList, joinWithCommas } from '#wording/join-list.ts'
import { joinElements } from '../../ui/wording/join-elements.tsx'
import { formatPoints } from '../../ui/wording/wording.ts'
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
              aria-label={say.myLoadoutFor({ course: variant.name })}
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
          {say.noShelves()}{' '}
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
        <a href={tourPath(debut.id)}>{say.since({ tour: debut.name })}</a>{' '}
        <DebutNote isInferred={isDebutInferred ?? false} />
      </>
    )
  return firstSeen && <small className="muted">{rich(say.firstRecorded(), { day: <Day date={firstSeen} /> })}</small>
}

/** Where no source puts any item on a shelf, the shelves are unknown: not everything is on the bottom one. */
function hasShelves({ shelves }: CourseVariantView): boolean {
  return itemKinds.some((kind) => shelves[kind].top.length + shelves[kind].middle.length > 0)
}

function countShelved({ shelves }: CourseVariantView): number {
  return itemKinds.reduce((sum, kind) => sum + shelves[kind].top.length + shelves[kind].middle.length, 0)
}

/** What pays on the course: the actions of a good race, and the skills that bring most. */
function CoursePay({ pay }: Pick<CourseVariantView, 'pay'>) {
  const { actions, kinds, skills } = pay
  const isEstimated = pay.isEstimated === true
  const counts = kinds.flatMap((count, index) => (count > 0 ? say.actionCounts[index]!({ count }) : []))
  const pays = skills.map(({ id, name, points }) =>
    rich(say.skillPays({ points: formatPoints(points, isEstimated) }), {
      skill: <a href={skillPath(id)}>{name}</a>,
    }),
  )
  return (
    <p className="course-pay">
      {rich(
        say.whatPays({
          actions,
          isEstimated: isEstimated ? 'yes' : 'no',
          hasCounts: counts.length > 0 ? 'yes' : 'no',
          counts: joinList(counts),
          hasSkills: pays.length > 0 ? 'yes' : 'no',
        }),
        { label: (inner) => <b>{inner}</b>, skills: joinElements(pays, joinWithCommas) },
      )}{' '}
      {isEstimated && <small>{say.isEstimated()}</small>}
    </p>
  )
}
