/** What search engines are told about a page, in words of https://schema.org. Only what we write has a type here. */

export interface Breadcrumbs {
  readonly '@type': 'BreadcrumbList'
  readonly itemListElement: readonly ListElement[]
}

export interface ThingList {
  readonly '@type': 'ItemList'
  readonly name: string
  readonly numberOfItems: number
  readonly itemListElement: readonly ListElement[]
}

export interface ListElement {
  readonly '@type': 'ListItem'
  readonly position: number
  readonly name: string
  /** Of the page in breadcrumbs; the last entry has none. */
  readonly item?: string
  /** Of the thing in a list. */
  readonly url?: string
}

export interface Organization {
  readonly '@type': 'Organization'
  readonly name: string
  readonly url: string
}

export interface Article {
  readonly '@type': 'Article'
  readonly headline: string
  readonly description: string
  readonly dateModified: string
  readonly inLanguage: string
  readonly mainEntityOfPage: string
  readonly image: string
  readonly author: Organization
  readonly publisher: Organization
}

/** https://developers.google.com/search/docs/appearance/structured-data/dataset */
export interface Dataset {
  readonly '@type': 'Dataset'
  readonly name: string
  readonly description: string
  readonly url: string
  readonly version: string
  readonly license: string
  readonly isAccessibleForFree: true
  readonly temporalCoverage: string
  readonly keywords: readonly string[]
  readonly creator: Organization
  readonly distribution: readonly DataDownload[]
}

interface DataDownload {
  readonly '@type': 'DataDownload'
  readonly name: string
  readonly encodingFormat: string
  readonly contentUrl: string
}

export interface WebSite {
  readonly '@type': 'WebSite'
  readonly name: string
  readonly url: string
  readonly description: string
  readonly inLanguage: string
  readonly potentialAction: {
    readonly '@type': 'SearchAction'
    readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string }
    readonly 'query-input': string
  }
}

export type StructuredThing = Breadcrumbs | ThingList | Article | Dataset | WebSite
