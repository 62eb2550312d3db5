import { isReference, parseReferencePath } from '#documents/reference.ts'
import type { BadgesPart } from '#documents/user-document.ts'
import type { BadgeView } from '#pages/data/badge-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import type { Loading } from '../../ui/loading/use-loading.ts'
import { readingServices } from '../../features/navigation/reading-services.ts'
import { saveFeaturedBadge } from './save-featured.ts'
import './featured-badges.css'

export async function loadBadges(): Promise<readonly BadgeView[]> {
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(routes['badge-list'])
  if (data?.kind !== 'badge-list') throw new Error('The page of the badges does not list them.')
  return data.badges
}

interface FeaturedBadgesProps {
  readonly loading: Loading<readonly BadgeView[]>
  readonly part: BadgesPart
}

/** The player's featured badges. The first is also their picture. */
export function FeaturedBadges({ loading, part }: FeaturedBadgesProps) {
  const { value: badges, error, retry } = loading
  if (error !== undefined) return <LoadFailure what="The badges" retry={retry} />
  const shown = part.gameBadge ?? []
  const indexOf = (id: string) => shown.findIndex((one) => isReference(one) && parseReferencePath(one.$ref)?.id === id)

  return (
    <fieldset className="featured-badges">
      <legend>Badges</legend>
      {(badges ?? []).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={indexOf(id) !== -1}
          onClick={() => saveFeaturedBadge(id, indexOf(id) === -1)}
        >
          <BadgeEmblem id={id} size="medium" />
          <span>
            {name}
            {indexOf(id) === 0 && <small className="muted">Your picture</small>}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
