import type { VariantRef } from '#pages/data/refs.ts'
import { variantPath } from '#pages/routes/routes.ts'
import { CourseEmblem } from '../emblems/emblem.tsx'

export function CourseChip({ variant }: { variant: VariantRef }) {
  return (
    <a className="chip" href={variantPath(variant)}>
      <CourseEmblem courseId={variant.courseId} />
      <span>{variant.name}</span>
    </a>
  )
}

export function CourseChips({ variants }: { variants: readonly VariantRef[] }) {
  return (
    <ul className="chips">
      {variants.map((variant) => (
        <li key={variant.id}>
          <CourseChip variant={variant} />
        </li>
      ))}
    </ul>
  )
}
