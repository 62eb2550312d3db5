import type { Catalogue } from '#catalogue/entities.ts'
import type { Problem } from '#catalogue/problem.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import { buildPageSource, type PageSource } from '../source/build-page-source.ts'
import { findTranslated } from './find-translated.ts'
import { findDeadLinks } from './find-dead-links.ts'
import type { PageContext, PageData } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { formulaVersion } from '#rankings/formula.ts'
import { planDetailPages } from './plan-detail-pages.ts'
import { planRankings } from './plan-rankings.ts'
import { planSinglePages } from './plan-single-pages.ts'

export interface Pages {
  /** What the pages are built from. Other files are built from it as well. */
  readonly source: PageSource
  readonly context: PageContext
  /** In the order in which pages are built. None may be built if there are problems. */
  readonly plans: readonly PagePlan[]
  /** Builds all pages, one at a time. Throws if there are problems. */
  readonly pages: () => Iterable<PageData>
  /** Builds the page at one path, with its text in a language if it has one there; null if there is no page. */
  readonly buildPage: (path: string, language?: string) => PageData | null
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

export function buildPageContext({ catalogue, references, today }: PageSource): PageContext {
  return {
    // A record of the top shelf alone leaves the other shelves as old as they were.
    dataAsOf:
      catalogue.shelfRecords.findLast(({ date, scope }) => scope === 'full' && date <= today.date)?.date ?? today.date,
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
