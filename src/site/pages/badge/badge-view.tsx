import type { BadgePage } from '#pages/data/badge-pages.ts'
import { badgePath } from '#pages/routes/routes.ts'
import * as say from '#wording/profile.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'
import { badgeOccasions } from './badge-occasions.ts'

export function BadgeView({ data }: { data: BadgePage }) {
  const { badge, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={badge.name} emblem={<BadgeEmblem id={badge.id} size="hero" />}>
        {rich(say.kindOfBadge(), {
          facts: (
            <Facts>
              <Fact name={say.awardedFor2()}>{badgeOccasions[badge.badgeKind]}</Fact>
              <Fact name={say.inGameCodesStart()}>
                <code>{badge.codePrefix}</code>
              </Fact>
            </Facts>
          ),
        })}
      </PageHeader>
      <p className="prose">{say.badgesOfThisKind()}</p>
      {data.guides.length > 0 && (
        <Section id="guides" title={say.inOurGuides()}>
          <GuideCards guides={data.guides} />
        </Section>
      )}
      <Pager
        label={say.otherBadges()}
        previous={neighbours.previous && { path: badgePath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: badgePath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}
