import type { BadgeListPage, BadgeView } from '#pages/page-data.ts'
import { badgePath } from '#pages/routes.ts'
import { BadgeEmblem } from '../components/emblem.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useSearch } from '../search/use-search.ts'

const nameOf = (badge: BadgeView) => badge.name

export function BadgeListView({ data }: { data: BadgeListPage }) {
  const search = useSearch(data.badges, nameOf)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Badges">
        The kinds of badges that the game gives. No source names the single ones, so neither do we.
      </PageHeader>
      <div className="toolbar">
        <SearchField label="Search badges" placeholder="Search badges" search={search} of={data.badges.length} />
      </div>
      <ul className="cards wide">
        {search.found.map((badge) => (
          <li key={badge.id}>
            <a className="card item-card" href={badgePath(badge.id)}>
              <BadgeEmblem id={badge.id} size="medium" />
              <span className="card-text">
                <b>{badge.name}</b>
                <small>Code begins with {badge.codePrefix}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
