import type { HomePage } from '#pages/data/home-page.ts'
import { Section } from '../../ui/components/section.tsx'
import { LatelyCards } from './lately-cards.tsx'

/** When the rankings last changed, why, and who moved. */
export function HomeNews({ data }: { data: HomePage }) {
  return (
    <Section id="lately" title="Recent changes">
      <LatelyCards lately={data.lately} />
    </Section>
  )
}
