import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../tests/browser/chromium.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'

/** Not a dependency: npm fetches it for this measurement alone, because it brings 87 packages of 158 MB. */
const lighthouse = 'lighthouse@13.5.0'

/** What is read of its report: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, Audit>>
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly displayValue?: string
  readonly details?: { readonly type?: string; readonly items?: readonly object[] }
}

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
  const results: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    await using browser = await startBrowser()
    results.push(await load(url, browser.port))
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

async function load(url: string, port: number): Promise<Report> {
  const settings = [`--port=${port}`, `--only-categories=${categories.join()}`, '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...settings], { maxBuffer: 2 ** 28 })
  return JSON.parse(stdout) as Report
}

function scoreOf(result: Report, category: string): number {
  return result.categories[category]?.score ?? 0
}

function listRemarks({ categories: found, audits }: Report): string[] {
  return Object.values(found).flatMap((category) =>
    category.auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
      return [`  ${category.title}: ${audit.title} (${audit.displayValue ?? audit.score})${listElements(audit)}`]
    }),
  )
}

/** The first few elements or addresses that an audit points at. */
function listElements({ details }: Audit): string {
  if (details?.type !== 'table') return ''
  return (details.items ?? [])
    .slice(0, 5)
    .map((item) => `\n    ${JSON.stringify(item).slice(0, 300)}`)
    .join('')
}

interface RunningBrowser extends AsyncDisposable {
  /** Where tools talk to it. */
  readonly port: number
}

/** A browser without a window and with an empty profile, that other tools can drive. */
async function startBrowser(): Promise<RunningBrowser> {
  const profile = makeTemporaryFolder()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--remote-debugging-port=0'],
  })
  // Chromium writes the port that it has found into its profile.
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    port: Number(port),
    [Symbol.asyncDispose]: () => context.close(),
  }
}
