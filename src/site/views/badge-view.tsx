import type { BadgePage } from '#pages/page-data.ts'
import { badgePath } from '#pages/routes.ts'
import { BadgeEmblem } from '../components/emblem.tsx'
import { Facts } from '../components/facts.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'

export function BadgeView({ data }: { data: BadgePage }) {
  const { badge, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={badge.name} emblem={<BadgeEmblem id={badge.id} size="hero" />}>
        A kind of badge
        <Facts
          facts={[
            ['Given for', badge.badgeKind],
            ['Code in the game begins with', <code key="code">{badge.codePrefix}</code>],
          ]}
        />
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
