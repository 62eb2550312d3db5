/** What navigation knows about views: how the code of a kind of page is loaded and rendered. */
import type { ComponentType } from 'react'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'

export interface PageViewProps<Data = PageData> {
  readonly data: Data
  /** Without the name of the site; null for home. */
  readonly title: string | null
  readonly context: PageContext
}

/** Shows a page of one kind. */
export type PageView = ComponentType<PageViewProps>

export interface PageChunk {
  /** The code of the kind; rejects when the browser cannot load it. */
  readonly load: () => Promise<object>
  /** The component in the loaded code; undefined when it is not there. */
  readonly select: (module: object) => PageView | undefined
}

export type PageChunks = Readonly<Record<PageKind, PageChunk>>
