import { useId } from 'react'
import { isReference, parseReferencePath } from '#documents/reference.ts'
import type { BadgesPart } from '#documents/user-document.ts'
import type { BadgeView } from '#pages/data/badge-pages.ts'
import * as say from '#wording/profile.ts'
import { BadgeEmblem } from '../../ui/emblems/emblem.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import type { Loading } from '../../ui/loading/use-loading.ts'
import { saveFeaturedBadge } from './save-featured.ts'
import './featured-badges.css'

interface FeaturedBadgesProps {
  readonly loading: Loading<readonly BadgeView[]>
  readonly part: BadgesPart
}

/** The player's featured badges. The first is also their picture. */
export function FeaturedBadges({ loading, part }: FeaturedBadgesProps) {
  const { value: badges, error, retry } = loading
  const orderId = useId()
  if (error !== undefined) return <LoadFailure what={say.badgesPart()} retry={retry} />
  const shown = (part.gameBadge ?? []).map(badgeId)
  const indexOf = (id: string) => shown.indexOf(id)

  return (
    <fieldset className="featured-badges" aria-describedby={orderId}>
      <legend>{say.badges()}</legend>
      <p className="muted" id={orderId}>
        {say.badgeOrder()}
      </p>
      <div>
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
              {indexOf(id) !== -1 && (
                <small className="muted">
                  {say.badgePlace({ place: indexOf(id) + 1, isPicture: indexOf(id) === 0 ? 'yes' : 'no' })}
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Those of the game among a player's featured badges, in their order. */
export function featuredBadgeIds({ gameBadge = [] }: BadgesPart): readonly string[] {
  return gameBadge.flatMap((badge) => badgeId(badge) ?? [])
}

/** Null for a picture of the player's own. */
function badgeId(badge: NonNullable<BadgesPart['gameBadge']>[number]): string | null {
  return isReference(badge) ? (parseReferencePath(badge.$ref)?.id ?? null) : null
}
