import { itemKinds } from '#catalogue/entities.ts'
import type { CourseVariantView, ShelvedItem } from '#pages/data/course-pages.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { LevelMark } from '../../ui/items/shelf-mark.tsx'
import { formatPoints, kindNames } from '../../ui/wording/wording.ts'
import './course-best.css'

interface CourseBestProps {
  readonly variant: CourseVariantView
  readonly items: readonly ShelvedItem[]
}

/** What to race with here: the first of each ranking, and what they bring together with everything at its cap. */
export function CourseBest({ variant, items }: CourseBestProps) {
  const best = itemKinds.flatMap((kind) => {
    const [first] = variant.shelves[kind].top
    return first ? [{ kind, item: items[first[0]]!, level: first[1] }] : []
  })
  if (best.length === 0) return null
  return (
    <dl className="course-best">
      {best.map(({ kind, item, level }) => (
        <div key={kind}>
          <dt>Best {kindNames[kind].toLowerCase()}</dt>
          <dd>
            <ItemChip item={item} /> <LevelMark level={level} />
          </dd>
        </div>
      ))}
      {variant.bestPoints !== null && (
        <div>
          <dt>Together</dt>
          <dd>
            <b>{formatPoints(variant.bestPoints, variant.pay.isEstimated === true)}</b> points
          </dd>
        </div>
      )}
    </dl>
  )
}
