import { splitVariantName } from '#catalogue/variant-id.ts'
import type { CoursePage } from '#pages/data/course-pages.ts'
import { coursePath, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/course.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { AddressTabs } from '../../ui/components/address-tabs.tsx'
import { CorrectionNotes, ReportedNotes } from '../../ui/components/correction-notes.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { NamesTable } from '../../ui/components/names-table.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { BasisNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { courseKindNames, platformNames } from '../../ui/wording/list-wording.ts'
import { CourseVariantSection } from './course-variant-section.tsx'
import '../../ui/components/brief-head.css'

export function CourseView({ data }: { data: CoursePage }) {
  const { course, variants, neighbours } = data
  const names = { courseKind: courseKindNames[data.courseKind], platform: platformNames[course.platform] }
  return (
    <>
      <PageHeader
        crumbs={data.crumbs}
        title={course.fullName}
        emblem={<CourseEmblem courseId={course.id} size="hero" />}
        look="brief-head course-header"
      >
        <div>
          {data.debut
            ? rich(say.headWithDebut(names), { tour: <a href={tourPath(data.debut.id)}>{data.debut.name}</a> })
            : say.headWithoutDebut(names)}
          {data.firstSeen && (
            <span className="head-more">{rich(say.alsoFirstRecorded(), { day: <Day date={data.firstSeen} /> })}</span>
          )}{' '}
          <BasisNote basis={data.basis} inferred="debut" />
        </div>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <CorrectionNotes corrections={data.corrections} />
      <ReportedNotes reported={data.reported} />
      <AddressTabs
        label={say.variants()}
        tabs={variants.map((variant) => ({
          id: variant.id,
          ...nameTab(splitVariantName({ ...variant, courseId: course.id }).ending, variant.name),
          content: <CourseVariantSection variant={variant} course={data} />,
        }))}
      />
      <NamesTable name={course.fullName} names={data.names} />
      <Pager
        label={say.otherCourses()}
        previous={
          neighbours.previous && { path: coursePath(neighbours.previous.id), name: neighbours.previous.fullName }
        }
        next={neighbours.next && { path: coursePath(neighbours.next.id), name: neighbours.next.fullName }}
      />
    </>
  )
}

/** `R/T`, `2R` or, of the variant without letters, `Plain`. */
function nameTab(ending: string, variantName: string): { name: string; fullName: string } {
  return ending === ''
    ? { name: say.plain(), fullName: say.plainNamed({ course: variantName }) }
    : { name: ending, fullName: variantName }
}
