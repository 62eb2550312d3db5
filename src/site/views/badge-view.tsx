import type { BadgePage } from '#pages/page-data.ts'
import { badgePath } from '#pages/routes.ts'
import { BadgeEmblem } from '../components/emblem.tsx'
import { Fact, Facts } from '../components/facts.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'

export function BadgeView({ data }: { data: BadgePage }) {
  const { badge, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={badge.name} emblem={<BadgeEmblem id={badge.id} size="hero" />}>
        A kind of badge
        <Facts>
          <Fact name="Given for">{badge.badgeKind}</Fact>
          <Fact name="Code in the game begins with">
            <code>{badge.codePrefix}</code>
          </Fact>
        </Facts>
      </PageHeader>
      <p className="prose">
        The badges of this kind share the beginning of their code. Their single names are not recorded in any source
        that we know.
      </p>
      <Pager
        label="Other badges"
        previous={neighbours.previous && { path: badgePath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: badgePath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}
