import type { BadgePage } from '#pages/data/badge-pages.ts'
import { badgePath } from '#pages/routes/routes.ts'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { Section } from '../../ui/components/section.tsx'

/** What the kinds of the content mean to a player; another kind is shown as it is written. */
const badgeOccasions: Readonly<Record<string, string>> = {
  general: 'Anything else',
  ranking: 'Places in rankings',
  challenge: 'Challenges',
  event: 'Events',
}

export function BadgeView({ data }: { data: BadgePage }) {
  const { badge, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={badge.name} emblem={<BadgeEmblem id={badge.id} size="hero" />}>
        A kind of badge
        <Facts>
          <Fact name="Given for">{badgeOccasions[badge.badgeKind] ?? badge.badgeKind}</Fact>
          <Fact name="Code in the game begins with">
            <code>{badge.codePrefix}</code>
          </Fact>
        </Facts>
      </PageHeader>
      <p className="prose">
        The badges of this kind share the beginning of their code. Their single names are not recorded in any source
        that we know.
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
