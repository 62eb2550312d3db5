import { use } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import type { CourseVariantView, ShelvedItem } from '#pages/data/course-pages.ts'
import * as say from '#wording/course.ts'
import { useHasMarks } from '../../features/checklist/use-has-marks.ts'
import { LoadoutLine } from './loadout-line.tsx'
import { OpenTabContext } from '../../ui/components/address-tabs.tsx'
import { LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { formatPoints } from '../../ui/wording/wording.ts'
import './course-best.css'

const loadOwn = () => import('./own-loadout.tsx').then(({ OwnLoadout }) => OwnLoadout)

interface CourseBestProps {
  readonly variant: CourseVariantView
  readonly items: readonly ShelvedItem[]
}

/** What to race with here: the first of each ranking with everything at its cap and, below, the best that the reader owns. */
export function CourseBest({ variant, items }: CourseBestProps) {
  const isOpen = use(OpenTabContext)
  const isOwner = useHasMarks()
  const best = itemKinds.flatMap((kind) => {
    const [first] = variant.shelves[kind].top
    if (!first) return []
    const note = (
      <>
        <LevelMark level={first[1]} /> <ShelfMark shelf="top" />
      </>
    )
    return [{ kind, item: items[first[0]]!, note }]
  })
  if (best.length === 0) return null
  return (
    <section className="course-best" aria-label={say.whatToRace({ course: variant.name })}>
      <LoadoutLine
        name={say.best()}
        picks={best}
        points={variant.bestPoints && <b>{formatPoints(variant.bestPoints, variant.pay.isEstimated === true)}</b>}
      />
      <div className="own-slot">
        {isOwner && isOpen && (
          <LazyPart what={say.yourLoadout()} load={loadOwn} props={{ variantId: variant.id }} waiting={null} />
        )}
      </div>
    </section>
  )
}
