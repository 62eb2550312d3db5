/** What the pages of guides say. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { SkillCategory } from '#catalogue/entities.ts'
import type { PageBase } from './page-base.ts'
import type { CourseRef, GuideRef, ItemRef, Neighbours, SkillRef } from './refs.ts'

export interface GuideListPage extends PageBase {
  readonly kind: 'guide-list'
  readonly guides: readonly GuideRef[]
  /** On which the last tour closed. */
  readonly closedOn: IsoDate
}

export interface GuidePage extends PageBase {
  readonly kind: 'guide'
  readonly guide: GuideRef
  /** Of its text, as BCP 47; missing where that is English. */
  readonly language?: string
  readonly updated: IsoDate
  /** On which the last tour closed. */
  readonly closedOn: IsoDate
  /** Rendered from our own Markdown at build time; trusted. */
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly readingMinutes: number
  /** What the article links to, each once, in the order of its text. */
  readonly related: RelatedThings
  readonly neighbours: Neighbours<GuideRef>
}

export interface RelatedThings {
  readonly items: readonly ItemRef[]
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null })[]
  readonly courses: readonly CourseRef[]
  readonly guides: readonly GuideRef[]
}
