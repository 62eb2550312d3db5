import type { TourPage } from '#pages/data/tour-pages.ts'
import { subjectRankingPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/tour.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { joinElements } from '../../ui/wording/rich.tsx'
import { CourseChip } from '../../ui/tours/course-chip.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { TourEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { ItemCards } from '../../ui/items/item-card.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { KnownCoursesNote } from '../../ui/rankings/known-courses-note.tsx'
import { Podiums } from '../../ui/rankings/podiums.tsx'
import { DebutNote, CycleNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { TourCalendar } from './tour-calendar.tsx'
import './tour-view.css'

const TourRest = createStaticIsland('rest', say.restPart(), () =>
  import('./tour-changes.tsx').then((module) => module.TourRest),
)

export function TourView({ data }: { data: TourPage }) {
  const { tour, neighbours, rankings, podium } = data
  const courseCount = countVariants(data)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={tour.name} emblem={<TourEmblem id={tour.id} size="hero" />}>
        <DayRange start={tour.start} end={tour.end} hasHour /> <CycleNote basis={tour.basis} of="tour" />
        <Facts>
          <Fact name={say.tour()}>{tour.number}</Fact>
          {data.newCityCourses.length > 0 && (
            <Fact name={say.newCityCourse()}>
              <CityCourses data={data} /> <DebutNote isInferred={isCityCourseInferred(data)} />
            </Fact>
          )}
          {data.newItems.length > 0 && <Fact name={say.newIt()}>{say.itemCount({ items: data.newItems.length })}</Fact>}
        </Facts>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      {tour.basis === 'inferred' && data.newItems.length === 0 && <p className="tour-note">{say.newUnknown()}</p>}
      {data.newItems.length > 0 && (
        <Section id="new" title={say.newInTour()} aside={say.itemCount({ items: data.newItems.length })}>
          <ItemCards items={data.newItems} />
        </Section>
      )}
      {data.newCourses.length > 0 && <NewCourses courses={data.newCourses} />}
      <TourCalendar data={data} />
      <BelowFirstScreen>
        {rankings && podium && (
          <Section id="rankings" title={courseCount > 0 ? say.bestInTour() : say.bestInGame()}>
            <KnownCoursesNote courseCount={courseCount} areCupsUnknown={data.cups.length === 0} kind={null} />
            <Podiums
              podium={podium}
              nameOf={(kind) =>
                courseCount > 0 ? say.bestOfTour({ kind, tour: tour.name }) : say.bestOfGame({ kind })
              }
              pathOf={(kind) => subjectRankingPath(rankings[kind])}
            />
          </Section>
        )}
        <TourRest data={data} />
      </BelowFirstScreen>
      <Pager
        label={say.otherTours()}
        previous={neighbours.previous && { path: tourPath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: tourPath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}

function countVariants({ cups, rankedCups }: TourPage): number {
  return new Set([...cups, ...rankedCups].flatMap(({ courses }) => courses.map(({ id }) => id))).size
}

function isCityCourseInferred({ newCityCourses, newCourses }: TourPage): boolean {
  return newCourses.some(({ name, isInferred }) => isInferred && newCityCourses.includes(name))
}

/** If the debuts of all are inferred, it is said once. */
function NewCourses({ courses }: { courses: TourPage['newCourses'] }) {
  const areInferred = courses.every(({ isInferred }) => isInferred)
  return (
    <Section
      id="new-courses"
      title={say.newCourses()}
      aside={
        <>
          {say.variantCount({ variants: courses.length })} <DebutNote isInferred={areInferred} />
        </>
      }
    >
      <ul className="chips">
        {courses.map((variant) => (
          <li key={variant.id}>
            <CourseChip variant={variant} /> <DebutNote isInferred={!areInferred && variant.isInferred === true} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** By name, with links to those that debuted in the tour. */
function CityCourses({ data }: { data: TourPage }) {
  return joinElements(
    data.newCityCourses.map((name) => {
      const variant = data.newCourses.find((course) => course.name === name)
      return variant ? (
        <a key={name} href={variantPath(variant)}>
          {name}
        </a>
      ) : (
        name
      )
    }),
    joinWithCommas,
  )
}
