import type { HomePage } from '#pages/data/home-page.ts'
import { dayKindPath, dayRankingPath } from '#pages/routes/routes.ts'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Podiums } from '../../ui/rankings/podiums.tsx'

/** The three best of each kind today. */
export function HomePodium({ data: { date, label, podium } }: { data: HomePage }) {
  return (
    <Section
      id="podium"
      title="Today’s podium"
      aside={
        <>
          <a href={dayRankingPath(date)}>Today&rsquo;s full ranking</a> <RecordLabelBadge label={label} />
        </>
      }
    >
      <Podiums podium={podium} when="today" pathOf={(kind) => dayKindPath(date, kind)} />
    </Section>
  )
}
