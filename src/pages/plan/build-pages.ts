import type { Catalogue, Guide } from '#catalogue/entities.ts'
import type { Problem } from '#catalogue/problem.ts'
import type { SiteLanguage } from '../config/site-config.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import { listRound } from '#rankings/count-occasions.ts'
import { formulaVersion } from '#rankings/formula.ts'
import type { OwnLanguage } from '#catalogue/languages.ts'
import { buildPageSource, type PageSource } from '../source/build-page-source.ts'
import {
  type PageKind,
  dayRankingPath,
  subjectRankingPath,
  tourPath,
  routes,
  type SinglePageKind,
  badgePath,
  coursePath,
  guidePath,
  itemPath,
  skillPath,
  type SitePath,
  withTrailingSlash,
} from '../routes/routes.ts'
import {
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import type { PageContext, PageData, PageOf } from '../data/page-data.ts'
import type { PageBase } from '../data/refs.ts'
import { findDataDay } from '../open-data/open-collections.ts'
import { buildBadgeListPage, buildBadgePage } from '../badge/build-badge-pages.ts'
import { buildChecklistPage, buildMyRecordPage, buildUserChecklistPage } from '../player/build-checklist-page.ts'
import { buildCorrectionsPage, buildDataPage, buildNotFoundPage } from '../site/build-site-pages.ts'
import { buildCourseListPage, buildCoursePage } from '../course/build-course-page.ts'
import { buildGuideListPage, buildGuidePage } from '../guide/build-guide-pages.ts'
import { buildHomePage } from '../home/build-home-page.ts'
import { buildItemListPage } from '../item/build-item-list-page.ts'
import { buildPlannerPage } from '../player/build-planner-page.ts'
import { buildRacePage } from '../race/build-race-page.ts'
import { buildRankingCalendarPage, buildRankingListPage } from '../ranking/build-ranking-pages.ts'
import { buildRecordsPage } from '../records/build-records-page.ts'
import { buildSkillListPage, buildSkillPage } from '../skill/build-skill-pages.ts'
import { buildTourListPage, buildTourPage } from '../tour/build-tour-page.ts'
import { buildItemPage } from '../item/build-item-page.ts'
import { decodeEscapes } from '../routes/decode-escapes.ts'
import { renderGuide } from '../source/references/render-guide.ts'
import { type PagePlan, type RankingPlanKind, planRankings } from './plan-rankings.ts'

export interface Pages {
  /** What the pages are built from. Other files are built from it as well. */
  readonly source: PageSource
  readonly context: PageContext
  /** In the order in which pages are built. None may be built if there are problems. */
  readonly plans: readonly PagePlan[]
  /** Builds all pages, one at a time. Throws if there are problems. */
  readonly pages: () => Iterable<PageData>
  /** Builds the page at one path, with its text in a language if it has one there; null if there is no page. */
  readonly buildPage: (path: string, language?: SiteLanguage) => PageData | null
  /** Whether there are documents of a page in every language. */
  readonly isTranslated: (plan: Pick<PagePlan, 'kind' | 'path'>) => boolean
  readonly count: number
  /** Dead links in the content, which can only be found once all paths are known. */
  readonly problems: readonly Problem[]
}

/** Throws if two pages claim the same path. */
export function buildPages(catalogue: Catalogue, rankings: DayRankings): Pages {
  const source = buildPageSource(catalogue, rankings)
  const plans = planPages(source)
  const planByPath = new Map<string, PagePlan>(plans.map((plan) => [plan.path, plan]))
  const problems = findDeadLinks(catalogue.guides, collectPaths(plans))
  return {
    source,
    context: buildPageContext(source),
    plans,
    pages: () => {
      if (problems.length > 0) throw new Error(formatProblems(problems))
      return buildPlanned(plans)
    },
    buildPage(path, language) {
      const plan = planByPath.get(path)
      return (language !== undefined && plan?.buildIn?.(language)) || (plan?.build() ?? null)
    },
    isTranslated: findTranslated(source),
    count: plans.length,
    problems,
  }
}

function* buildPlanned(plans: readonly PagePlan[]): Iterable<PageData> {
  for (const plan of plans) yield plan.build()
}

function formatProblems(problems: readonly Problem[]): string {
  return problems.map(({ file, line, message, remedy }) => `${file}:${line}: ${message} ${remedy}`).join('\n')
}

export function buildPageContext(source: PageSource): PageContext {
  const { catalogue, references, today } = source
  return {
    dataAsOf: findDataDay(source),
    lastTour: references.tour(catalogue.end.lastTour),
    closedOn: catalogue.end.closedOn,
    today: today.date,
    formulaVersion,
  }
}

/** The paths of all pages. Throws if two pages claim the same one. */
export function collectPaths(plans: readonly Pick<PagePlan, 'kind' | 'path'>[]): Set<string> {
  const owners = new Map<string, string>()
  for (const { path, kind } of plans) {
    const owner = owners.get(path)
    if (owner) throw new Error(`Two pages claim the path ${path}: a ${owner} page and a ${kind} page.`)
    owners.set(path, kind)
  }
  return new Set(owners.keys())
}

/** Plans every page of the site. Ranking days come first: while they are built, the histories of items are recorded. */
export function planPages(source: PageSource): PagePlan[] {
  const rankings = planRankings(source)
  return [...rankings, ...planSinglePages(source, rankings.length), ...planDetailPages(source)]
}

/** The kinds of which most pages are of the past. */
const archived: ReadonlySet<PageKind> = new Set(['tour', 'ranking-day', 'ranking-subject'])

/**
 * Which pages there are documents of in every language of a site: all but the archive, of which the browser shows a page in
 * another language from the data. Of the archive, it is what was in force at the end: the last day, the tours of the last
 * round, and the rankings of the last one, its weeks, and the game as a whole. Those of the round's other tours and weeks
 * would be a fifth of all that a language weighs.
 */
function findTranslated({ catalogue, today }: PageSource): (plan: Pick<PagePlan, 'kind' | 'path'>) => boolean {
  const round = listRound(catalogue.tours, today.tour.number)
  const rankings = [
    identifyGameRankings(),
    identifyTourRankings(today.tour.number),
    ...today.tour.rankedCups.map(({ week }) => identifyWeekRankings(today.tour.number, week)),
  ]
  const paths = new Set<string>([
    dayRankingPath(today.date),
    ...round.map(({ id }) => tourPath(id)),
    ...rankings.flatMap((ids) => Object.values(ids).map(subjectRankingPath)),
  ])
  return ({ kind, path }) => !archived.has(kind) || paths.has(path)
}

type Builders = { readonly [Kind in SinglePageKind]: (source: PageSource, rankingCount: number) => PageOf<Kind> }

const builders: Builders = {
  home: buildHomePage,
  'driver-list': (source) => buildItemListPage(source, 'driver'),
  'kart-list': (source) => buildItemListPage(source, 'kart'),
  'glider-list': (source) => buildItemListPage(source, 'glider'),
  'skill-list': buildSkillListPage,
  'badge-list': buildBadgeListPage,
  'guide-list': buildGuideListPage,
  'tour-list': buildTourListPage,
  'course-list': buildCourseListPage,
  'ranking-list': buildRankingListPage,
  'ranking-calendar': buildRankingCalendarPage,
  records: buildRecordsPage,
  race: buildRacePage,
  compare: buildPlain('compare'),
  planner: buildPlannerPage,
  checklist: buildChecklistPage,
  'my-record': buildMyRecordPage,
  shared: buildPlain('shared'),
  data: buildDataPage,
  'user-settings': buildPlain('user-settings'),
  'user-profile': buildPlain('user-profile'),
  'user-checklist': buildUserChecklistPage,
  'user-review': buildPlain('user-review'),
  corrections: buildCorrectionsPage,
  'reset-password': buildPlain('reset-password'),
  'verify-email': buildPlain('verify-email'),
  offline: buildPlain('offline'),
  'not-found': buildNotFoundPage,
}

/** Builds a page without data of its own. */
function buildPlain<Kind extends SinglePageKind>(kind: Kind): () => PageBase & { readonly kind: Kind } {
  return () => ({ kind, path: routes[kind], crumbs: [] })
}

/** The pages whose address has no name in it. */
function planSinglePages(source: PageSource, rankingCount: number): PagePlan[] {
  // Each is declared under its kind.
  const kinds = Object.keys(builders) as SinglePageKind[]
  return kinds.map((kind) => ({ kind, path: routes[kind], build: () => builders[kind](source, rankingCount) }))
}

/** The kinds of which each thing in the catalogue has a page. */
type ThingKind = Exclude<PageKind, SinglePageKind | RankingPlanKind>

type Plan<Kind extends ThingKind> = (source: PageSource) => PagePlan<Kind>[]

const thingPlans: { readonly [Kind in ThingKind]: Plan<Kind> } = {
  driver: (source) => planEach(source, 'driver', source.items.driver, itemPath, buildItemPage),
  kart: (source) => planEach(source, 'kart', source.items.kart, itemPath, buildItemPage),
  glider: (source) => planEach(source, 'glider', source.items.glider, itemPath, buildItemPage),
  skill: (source) => planEach(source, 'skill', source.catalogue.skills, ({ id }) => skillPath(id), buildSkillPage),
  badge: (source) => planEach(source, 'badge', source.catalogue.badges, ({ id }) => badgePath(id), buildBadgePage),
  guide: (source) =>
    source.catalogue.guides.map((guide, index) => ({
      kind: 'guide',
      path: guidePath(guide.id),
      build: () => buildGuidePage(source, guide, index),
      buildIn: (language) => buildGuidePage(source, guide, index, language),
    })),
  tour: (source) => planEach(source, 'tour', source.catalogue.tours, ({ id }) => tourPath(id), buildTourPage),
  course: (source) => planEach(source, 'course', source.catalogue.courses, ({ id }) => coursePath(id), buildCoursePage),
}

/** The pages of single things: every item, skill, badge, guide, tour and course. */
function planDetailPages(source: PageSource): PagePlan[] {
  return Object.values(thingPlans).flatMap((plan): PagePlan[] => plan(source))
}

function planEach<Kind extends ThingKind, Thing>(
  source: PageSource,
  kind: Kind,
  things: readonly Thing[],
  pathOf: (thing: Thing) => SitePath,
  build: (source: PageSource, thing: Thing, index: number) => PageOf<NoInfer<Kind>>,
): PagePlan<Kind>[] {
  return things.map((thing, index) => ({
    kind,
    path: pathOf(thing),
    build: () => build(source, thing, index),
  }))
}

/** Takes the place of the site's origin, which links in guides never name. */
const anyOrigin = 'https://site.invalid'

/**
 * Finds every dead internal link of the guides: to a path without a page, to a path without its trailing slash, or to a
 * heading that its guide does not have. Links to files and other sites are not checked.
 * @param paths of all pages
 */
export function findDeadLinks(guides: readonly Guide[], paths: ReadonlySet<string>): Problem[] {
  const languages = new Set(guides.flatMap(({ texts }) => [...texts.keys()]))
  return [undefined, ...languages].flatMap((language) => findDeadLinksIn(language, guides, paths))
}

/** In one language, in which guides without a text of their own have the English headings. */
function findDeadLinksIn(
  language: OwnLanguage | undefined,
  guides: readonly Guide[],
  paths: ReadonlySet<string>,
): Problem[] {
  const rendered = guides.map((guide) => {
    const text = language && guide.texts.get(language)
    return {
      guide,
      text: text ?? guide,
      isOwn: !language || text !== undefined,
      ...renderGuide((text ?? guide).markdown),
    }
  })
  const headingIds = new Map(
    rendered.map(({ guide, headings }) => [guidePath(guide.id) as string, new Set(headings.map(({ id }) => id))]),
  )
  return rendered
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ guide, text, links }) =>
      links.flatMap(({ href, line }) => {
        const fault = findFault(guide, href, paths, headingIds)
        return fault ? [{ file: text.file, line: text.markdownLine + line - 1, ...fault }] : []
      }),
    )
}

function findFault(
  guide: Guide,
  href: string,
  paths: ReadonlySet<string>,
  headingIds: ReadonlyMap<string, ReadonlySet<string>>,
): Pick<Problem, 'message' | 'remedy'> | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null
  if (!/^[/#]/.test(href)) {
    return { message: `The link "${href}" is relative.`, remedy: 'Write the whole path, beginning with a slash.' }
  }
  const { pathname, hash } = new URL(href, anyOrigin + guidePath(guide.id))
  if (/\.[^/]*$/.test(pathname)) return null
  return findPathFault(href, pathname, paths) ?? findHeadingFault(href, pathname, hash, headingIds)
}

function findPathFault(href: string, pathname: string, paths: ReadonlySet<string>) {
  if (paths.has(pathname)) return null
  const slashed = withTrailingSlash(pathname)
  return paths.has(slashed)
    ? { message: `The link "${href}" lacks its trailing slash.`, remedy: `Write ${slashed} for the path.` }
    : { message: `The link "${href}" leads to no page.`, remedy: 'Correct the path, or link to another page.' }
}

function findHeadingFault(
  href: string,
  pathname: string,
  hash: string,
  headingIds: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const ids = headingIds.get(pathname)
  const id = decodeEscapes(hash.slice(1))
  if (!ids || id === '' || ids.has(id)) return null
  return {
    message: `The link "${href}" leads to no heading of its guide.`,
    remedy: `Link to one of: ${[...ids].map((known) => `#${known}`).join(', ')}.`,
  }
}
