import lighthouse, { type Result } from 'lighthouse'
import { startBrowser } from './start-browser.ts'

export interface PageAudit {
  readonly path: string
  /** Out of 100, by category. */
  readonly scores: Readonly<Record<string, number>>
  /** As Lighthouse words them. */
  readonly metrics: Readonly<Record<string, string>>
  /** What cost points, a line each. */
  readonly remarks: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

/**
 * Loads a page as a mid-range phone on a slow network does: Lighthouse's own settings for phones. Each time in a fresh
 * browser, as its command line does: what an earlier visit left behind competes with the page on few cores.
 * @param runs the one with the median performance is reported: a busy machine gives some bad ones
 */
export async function auditPage(url: string, path: string, runs: number): Promise<PageAudit> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    await using browser = await startBrowser()
    const outcome = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' })
    if (!outcome) throw new Error(`Lighthouse has no result for ${url}.`)
    results.push(outcome.lhr)
  }
  const middle = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(runs / 2)]
  if (!middle) throw new Error('Nothing was measured: the number of runs must be 1 or more.')
  return {
    path,
    scores: Object.fromEntries(categories.map((id) => [id, Math.round(scoreOf(middle, id) * 100)])),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, middle.audits[id]?.displayValue ?? '']),
    ),
    remarks: listRemarks(middle),
  }
}

function scoreOf(result: Result, category: string): number {
  return result.categories[category]?.score ?? 0
}

function listRemarks({ categories: found, audits }: Result): string[] {
  return Object.values(found).flatMap((category) =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
      return [`  ${category.title}: ${audit.title} (${audit.displayValue ?? audit.score})${listElements(audit)}`]
    }),
  )
}

/** The first few elements or addresses that an audit points at. */
function listElements({ details }: Result['audits'][string]): string {
  if (details?.type !== 'table') return ''
  return details.items
    .slice(0, 5)
    .map((item) => `\n    ${JSON.stringify(item).slice(0, 300)}`)
    .join('')
}
