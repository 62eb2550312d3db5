import { searchKinds, type SearchKind } from '#wording/search/search-index.ts'
import type { Area } from '#pages/routes/areas.ts'
import { areaNames } from '#wording/areas.ts'

/** What has a list of its own. */
export type ListedKind = { [Kind in SearchKind]: `${Kind}-list` extends Area ? Kind : never }[SearchKind]

export function isListed(kind: SearchKind): kind is ListedKind {
  return `${kind}-list` in areaNames
}

export const listedKinds = searchKinds.filter(isListed)
