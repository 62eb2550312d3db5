import type { SiteLanguage } from '../config/site-config.ts'
import { itemKinds, type Guide } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findNeighbours } from '../source/references/build-references.ts'
import type { GuideListPage, GuidePage, RelatedThings } from '../data/thing-pages.ts'
import { renderGuide, type GuideHeading, type GuideLink } from '../source/references/render-guide.ts'
import { guidePath, coursePath, itemPath, skillPath, routes } from '../routes/routes.ts'

const wordsPerMinute = 220

/**
 * @param index of the guide in the catalogue's list
 * @param language in which it is wanted, and to whose pages it links; English stands for a text that is missing
 */
export function buildGuidePage(source: PageSource, guide: Guide, index: number, language?: SiteLanguage): GuidePage {
  const own = [...guide.texts].find(([known]) => known === language?.code)?.[1]
  const { title, summary, markdown } = own ?? guide
  const { html, headings, links } = renderGuide(markdown, language?.pathPrefix)
  // What is said is as long in each language, and not every language parts its words.
  const { headings: common, wordCount } = renderGuide(guide.markdown)
  return {
    kind: 'guide',
    path: guidePath(guide.id),
    crumbs: ['guide-list'],
    guide: { id: guide.id, title, summary },
    ...(own && language && { language: language.code }),
    updated: guide.updated,
    closedOn: source.catalogue.end.closedOn,
    html: addAnchors(html, headings, common),
    headings: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    readingMinutes: Math.max(1, Math.ceil(wordCount / wordsPerMinute)),
    related: findRelatedThings(source, links),
    neighbours: findNeighbours(source.guideRefs, index),
  }
}

/** What the site links to are the headings in English, which those of a translation follow one by one. */
function addAnchors(html: string, headings: readonly GuideHeading[], common: readonly GuideHeading[]): string {
  const ids = new Set(headings.map(({ id }) => id))
  return headings.reduce((text, { id }, index) => {
    const wanted = common[index]?.id
    return wanted === undefined || ids.has(wanted)
      ? text
      : text.replace(` id="${id}">`, () => ` id="${id}"><span id="${wanted}"></span>`)
  }, html)
}

/** What an article links to. Each once, in the order of the text. */
function findRelatedThings(source: PageSource, links: readonly GuideLink[]): RelatedThings {
  const { itemRefs, courseRefs, guideRefs, catalogue, references } = source
  const paths = new Set(links.map(({ href }) => href.replace(/#.*/, '')))
  return {
    items: pick(
      paths,
      itemKinds.flatMap((kind) => itemRefs[kind]),
      itemPath,
    ),
    skills: pick(
      paths,
      catalogue.skills.map(({ id, category }) => ({ ...references.skill(id), category })),
      ({ id }) => skillPath(id),
    ),
    courses: pick(paths, courseRefs, ({ id }) => coursePath(id)),
    guides: pick(paths, guideRefs, ({ id }) => guidePath(id)),
  }
}

function pick<Thing>(paths: ReadonlySet<string>, things: readonly Thing[], pathOf: (thing: Thing) => string): Thing[] {
  const thingAt = new Map(things.map((thing) => [pathOf(thing), thing]))
  return [...paths].flatMap((path) => thingAt.get(path) ?? [])
}

export function buildGuideListPage({ guideRefs, catalogue }: PageSource): GuideListPage {
  return {
    kind: 'guide-list',
    path: routes['guide-list'],
    crumbs: [],
    guides: guideRefs,
    closedOn: catalogue.end.closedOn,
  }
}
