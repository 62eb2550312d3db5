import { itemKinds } from '#catalogue/entities.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { matchAddress } from '../navigation/page-address.ts'

export interface NamedThing {
  /** Of the catalogue. */
  readonly id: string
  readonly name: string
}

/** What a report is about, as far as the place says where the reader has asked for it. */
export interface ReportTarget {
  readonly item: NamedThing | null
  readonly variant: NamedThing | null
}

const noTarget: ReportTarget = { item: null, variant: null }

/** Pages on which a wrong shelf is the likely reason for a report. */
export function isAboutShelves({ kind }: PageData): boolean {
  return /^(?:driver|kart|glider|course|tour|ranking-subject|ranking-day|race|corrections)$/.test(kind)
}

/** The item and the course variant that a page is about. @param hash of the address: it says which variant is open */
export function readPageTarget(page: PageData, hash: string): ReportTarget {
  switch (page.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return { ...noTarget, item: name(page.item) }
    case 'course':
      return { ...noTarget, variant: name(page.variants.find(({ id }) => `#${id}` === hash) ?? page.variants[0]) }
    case 'ranking-subject':
      return { ...noTarget, variant: page.subject.of === 'course' ? name(page.subject.variant) : null }
    default:
      return noTarget
  }
}

export interface RowLink {
  readonly url: URL
  /** What the link says. */
  readonly words: string
}

/** The first item and the first course variant to which a row links; a variant is a section of its course's page. */
export function readRowTarget(links: readonly RowLink[]): ReportTarget {
  let { item, variant } = noTarget
  for (const { url, words } of links) {
    const route = matchAddress(url.pathname)
    const id = route?.params['name']
    if (id !== undefined && itemKinds.some((kind) => kind === route?.name)) item ??= { id, name: words }
    if (route?.name === 'course' && url.hash !== '') variant ??= { id: url.hash.slice(1), name: words }
  }
  return { item, variant }
}

function name(thing: NamedThing | undefined): NamedThing | null {
  return thing ? { id: thing.id, name: thing.name } : null
}
