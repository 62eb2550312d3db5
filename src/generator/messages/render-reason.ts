import type { PageKind } from '#pages/routes/routes.ts'

/** Why a page was rendered, and not carried over from the last build. */
export type RenderReason = keyof typeof wording

const wording = {
  all: 'because code, settings or what all pages share has changed, or the last build is not known',
  new: 'new',
  data: 'with other data',
  files: 'whose files were changed or deleted',
}

export interface RenderedPage {
  readonly kind: PageKind
  readonly reason: RenderReason
}

/** How many pages were rendered for which reason, and of which kinds they are, in a line each. */
export function describeRendered(rendered: readonly RenderedPage[]): string[] {
  const byReason = Map.groupBy(rendered, ({ reason }) => reason)
  return [...byReason].map(([reason, pages]) => {
    const kinds = reason === 'all' ? '' : `: ${countKinds(pages)}`
    return `  ${pages.length} ${wording[reason]}${kinds}`
  })
}

function countKinds(pages: readonly RenderedPage[]): string {
  return [...Map.groupBy(pages, ({ kind }) => kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, { length }]) => `${length} ${kind}`)
    .join(', ')
}
