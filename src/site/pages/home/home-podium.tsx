import type { HomePage } from '#pages/data/site-pages.ts'
import { dayKindPath, dayRankingPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/home.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Podiums } from '../../ui/rankings/podiums.tsx'

/** The three best of each kind on the last day. */
export function HomePodium({ data: { date, label, podium } }: { data: HomePage }) {
  return (
    <Section
      id="podium"
      title={say.lastPodium()}
      aside={
        <>
          <a href={dayRankingPath(date)}>
            {rich(say.fullRanking({ day: formatDay(date) }), {
              hidden: (inner) => <span className="visually-hidden">{inner}</span>,
            })}
          </a>{' '}
          <RecordLabelBadge label={label} />
        </>
      }
    >
      <Podiums
        podium={podium}
        nameOf={(kind) => say.bestOnDay({ kind, day: formatDay(date) })}
        pathOf={(kind) => dayKindPath(date, kind)}
      />
    </Section>
  )
}
