import type { BadgePage } from '#pages/data/badge-pages.ts'
import { badgePath } from '#pages/routes/routes.ts'
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
        Kind of badge
        <Facts>
          <Fact name="Awarded for">{badgeOccasions[badge.badgeKind]}</Fact>
          <Fact name="In-game codes start with">
            <code>{badge.codePrefix}</code>
          </Fact>
        </Facts>
      </PageHeader>
      <p className="prose">
        Badges of this kind share the start of their code. No source we know of lists their individual names.
      </p>
      {data.guides.length > 0 && (
        <Section id="guides" title="In our guides">
          <GuideCards guides={data.guides} />
        </Section>
      )}
      <Pager
        label="Other badges"
        previous={neighbours.previous && { path: badgePath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: badgePath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}
