/** What the pages of badges say. */
import type { BadgeKind } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { GuideRef, Neighbours } from './refs.ts'

export interface BadgeListPage extends PageBase {
  readonly kind: 'badge-list'
  readonly badges: readonly BadgeView[]
}

export interface BadgeView {
  readonly id: string
  readonly name: string
  readonly badgeKind: BadgeKind
  readonly codePrefix: string
}

export interface BadgePage extends PageBase {
  readonly kind: 'badge'
  readonly badge: BadgeView
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<{ readonly id: string; readonly name: string }>
}
