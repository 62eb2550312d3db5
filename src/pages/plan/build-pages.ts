import type { Catalogue } from '#catalogue/entities.ts'
import type { Problem } from '#catalogue/problem.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import { buildPageContext } from './build-page-context.ts'
import { buildPageSource, type PageSource } from '../source/build-page-source.ts'
import { collectPaths } from './collect-paths.ts'
import { findDeadLinks } from './find-dead-links.ts'
import type { PageContext, PageData } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { planPages } from './plan-pages.ts'

export interface Pages {
  /** What the pages are built from. Other files are built from it as well. */
  readonly source: PageSource
  readonly context: PageContext
  /** In the order in which pages are built. None may be built if there are problems. */
  readonly plans: readonly PagePlan[]
  /** Builds all pages, one at a time. Throws if there are problems. */
  readonly pages: () => Iterable<PageData>
  /** Builds the page at one path; null if there is none. */
  readonly buildPage: (path: string) => PageData | null
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
    buildPage: (path) => planByPath.get(path)?.build() ?? null,
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
