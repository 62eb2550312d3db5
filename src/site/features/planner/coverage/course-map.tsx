import { groupBy } from '#base/group-by.ts'
import { useMemo } from 'react'
import { itemKinds, platforms, type ItemKind } from '#catalogue/entities.ts'
import { splitVariantName } from '#catalogue/variant-id.ts'
import { coverVariants, type Covered } from '#rankings/planner/cover-variants.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { coursePath } from '#pages/routes/routes.ts'
import * as say from '#wording/planner.ts'
import { Section } from '../../../ui/components/section.tsx'
import { platformNames } from '../../../ui/wording/list-wording.ts'
import { plannerAddress, type PlannerState } from '#pages/player/planner-address.ts'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { Pips } from '../parts/coverage-notes.tsx'
import './course-map.css'

interface CourseCells {
  readonly courseId: string
  readonly name: string
  /** Indexes of its variants. */
  readonly variants: readonly number[]
}

/** Every course variant of the game on one map, with the kinds that cover it. */
export function CourseMap({ game, levels, state: { on } }: PlannerViewProps) {
  const covered = useMemo(() => coverVariants(game, levels), [game, levels])
  const courses = useMemo(() => listCourses(game), [game])
  return (
    <Section id="course-map" title={say.courseByCourse()} aside={<MapLegend />}>
      {platforms.map((platform) => {
        const ofPlatform = courses.filter(({ courseId }) => courseId.startsWith(`${platform}-`))
        if (ofPlatform.length === 0) return null
        return (
          <section key={platform} className="map-platform" aria-label={platformNames[platform]}>
            <h3>{platformNames[platform]}</h3>
            <ul className="map-courses">
              {ofPlatform.map((course) => (
                <MapCourse key={course.courseId} course={course} game={game} covered={covered} on={on} />
              ))}
            </ul>
          </section>
        )
      })}
    </Section>
  )
}

interface MapCourseProps {
  readonly course: CourseCells
  readonly game: PlannerGame
  readonly covered: Covered
  /** The day that is planned for; see PlannerState. */
  readonly on: PlannerState['on']
}

function MapCourse({ course, game, covered, on }: MapCourseProps) {
  return (
    <li>
      <a href={coursePath(course.courseId)}>{course.name}</a>
      <ul>
        {course.variants.map((index) => {
          const variant = game.variants[index]!
          const short = splitVariantName(variant).ending || say.plainVariant()
          const kinds = itemKinds.filter((kind) => covered[kind][index]! > 0)
          return (
            <li key={index}>
              <a
                className={`map-cell covered-${kinds.length}`}
                href={plannerAddress({ tab: 'loadouts', on, course: variant.id })}
                // Includes the visible text, for readers who use voice control.
                aria-label={describeCover(`${course.name} ${short}`, kinds)}
                title={describeCover(variant.name, kinds)}
              >
                {short}
                <Pips kinds={kinds} />
              </a>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

function MapLegend() {
  return (
    <p className="map-legend">
      <Pips kinds={['driver', 'kart']} /> {say.coverageLegend()}
    </p>
  )
}

function describeCover(course: string, kinds: readonly ItemKind[]): string {
  return say.courseCover({ course, kinds: kinds.join('_') || 'none' })
}

function listCourses({ variants }: PlannerGame): CourseCells[] {
  const byCourse = groupBy(variants.keys(), (index) => variants[index]!.courseId)
  return [...byCourse].map(([courseId, indexes]) => ({
    courseId,
    name: splitVariantName(variants[indexes[0]!]!).courseName,
    variants: indexes,
  }))
}
