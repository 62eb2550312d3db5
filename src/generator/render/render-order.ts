import type { PageContext } from '#pages/data/page-data.ts'
import type { DocumentFrame } from './document-frame.ts'
import type { PageEntry } from '../prepare/page-entry.ts'

/** What a render worker is told when it starts. */
export interface RenderOrder {
  readonly rendererFile: string
  readonly pageStoreFile: string
  readonly outFolder: string
  readonly context: PageContext
  readonly frame: DocumentFrame
}

/** Pages for one worker, small enough that both workers end at about the same time. */
export type RenderBatch = readonly PageEntry[]

export interface RenderFailure {
  readonly path: string
  readonly kind: string
  /** With its stack. */
  readonly error: string
}

export interface RenderedBatch {
  /** How many pages. */
  readonly rendered: number
  /** Within the site, as far as this worker has not told them before. */
  readonly links: readonly (readonly [target: string, pagePath: string])[]
}

/** A worker's answer to a batch. */
export type RenderAnswer = RenderedBatch | { readonly failure: RenderFailure }
