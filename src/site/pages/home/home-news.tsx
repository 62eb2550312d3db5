import type { HomePage } from '#pages/data/home-page.ts'
import { useHasMarks } from '../../features/checklist/use-has-marks.ts'
import { Section } from '../../ui/components/section.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'

const LatelyCards = createStaticIsland('news', 'The recent changes', () =>
  import('./lately-cards.tsx').then((module) => module.LatelyCards),
)
const loadOwnNews = () => import('./own-news.tsx').then(({ OwnNews }) => OwnNews)

/** When the rankings last changed, why, and who moved: for readers with a checklist, their own items first. */
export function HomeNews({ data: { lately } }: { data: HomePage }) {
  const hasMarks = useHasMarks()
  const { value: OwnNews } = useLoading(`Own news: ${hasMarks}`, async () => (hasMarks ? loadOwnNews() : null))
  return (
    <Section id="lately" title={hasMarks ? 'What changed for you' : 'Recent changes'}>
      {OwnNews ? <OwnNews lately={lately} /> : <LatelyCards lately={lately} />}
    </Section>
  )
}
