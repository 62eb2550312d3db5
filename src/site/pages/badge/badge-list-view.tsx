import type { BadgeListPage, BadgeView } from '#pages/data/thing-pages.ts'
import { badgePath } from '#pages/routes/routes.ts'
import * as say from '#wording/profile.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import type { ListPlan } from '../../features/search/filters/list-plan.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'

export function BadgeListView({ data, title }: PageViewProps<BadgeListPage>) {
  const list = useList(data.badges, badgeListPlan)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {rich(say.aboutBadges(), { more: (inner) => <span className="head-more">{inner}</span> })}
      </PageHeader>
      <ListToolbar list={list} />
      <ListResults list={list}>
        <ul className="cards wide">
          {list.found.map((badge) => (
            <li key={badge.id}>
              <a className="card item-card" href={badgePath(badge.id)}>
                <BadgeEmblem id={badge.id} size="medium" />
                <span className="card-text">
                  <b>{badge.name}</b>
                  <small>{say.awardedFor({ kind: badge.badgeKind })}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </ListResults>
    </>
  )
}

export const badgeListPlan: ListPlan<BadgeView> = {
  noun: 'badges',
  nameOf: ({ name }) => name,
  ownOrder: say.byName(),
  groupOf: () => '',
  filters: [
    {
      name: 'kind',
      title: say.kind(),
      isLead: true,
      read: ({ badgeKind }) => ({ value: badgeKind, label: say.badgeKind({ kind: badgeKind }) }),
    },
  ],
  sortOrders: [],
}
