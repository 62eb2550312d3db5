import type { BadgePage } from '#pages/data/thing-pages.ts'
import { badgePath } from '#pages/routes/routes.ts'
import * as say from '#wording/profile.ts'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'

export function BadgeView({ data }: { data: BadgePage }) {
  const { badge, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={badge.name} emblem={<BadgeEmblem id={badge.id} size="hero" />}>
        {say.aboutBadge()}
        <Facts>
          <Fact name={say.awardedForWhat()}>{say.badgeOccasion({ kind: badge.badgeKind })}</Fact>
          <Fact name={say.codesStartWith()}>
            <code>{badge.codePrefix}</code>
          </Fact>
        </Facts>
      </PageHeader>
      <p className="prose">{say.badgesOfKind()}</p>
      {data.guides.length > 0 && (
        <Section id="guides" title={say.inGuides()}>
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
