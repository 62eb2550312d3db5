import type { SiteLanguage } from '#pages/config/site-config.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { DocumentFrame } from './document-frame.ts'
import type { BuiltPage } from '../files/build-record.ts'
import type { PageEntry } from '../prepare/page-entry.ts'

/** What a render worker gets when it starts. */
export interface RenderJob {
  readonly pageStoreFile: string
  readonly outFolder: string
  readonly context: PageContext
  /** For each language of the site, the default first. */
  readonly locales: readonly LocaleJob[]
}

export interface LocaleJob {
  readonly language: SiteLanguage
  readonly rendererFile: string
  readonly frame: DocumentFrame
}

/** Pages for one worker, few enough that both workers end at about the same time. */
export type RenderBatch = readonly PageEntry[]

export interface RenderFailure {
  readonly path: string
  readonly kind: string
  /** Including the stack. */
  readonly error: string
}

export interface RenderedBatch {
  readonly rendered: readonly (readonly [path: string, page: BuiltPage])[]
  /** Internal links that this worker has not reported before. */
  readonly links: readonly (readonly [target: string, pagePath: string])[]
}

/** A worker's answer to a batch. */
export type RenderAnswer = RenderedBatch | { readonly failure: RenderFailure }
