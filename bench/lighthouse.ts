/**
 * `npm run lighthouse`: builds the real site, serves it with its own server, and has Lighthouse load a page of each of
 * the kinds that matter most as a phone does. Fails when one stays below what we promise.
 *
 * `-- --runs 5` loads each page that often (3 by default); `-- --origin http://localhost:8080` looks at a site that is
 * being served already.
 */
import { parseArgs } from 'node:util'
import { auditPage, type PageAudit } from './audit-page.ts'
import { serveBuiltSite } from './serve-built-site.ts'

/** Out of 100. */
const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' } } })

function isBelow({ scores }: PageAudit): boolean {
  return Object.entries(promised).some(([category, least]) => (scores[category] ?? 0) < least)
}

await using server = values.origin === undefined ? await serveBuiltSite() : null
const origin = server?.url ?? values.origin ?? ''
const home = await (await fetch(`${origin}/`)).text()
const [newestRanking = '/ranking/'] = /\/ranking\/\d{4}-\d\d-\d\d\//.exec(home) ?? []

/** The course with the most variants. */
const longestCourse = '/courses/tour/new-york-minute/'

const pages = [
  '/',
  '/drivers/',
  '/drivers/mario/',
  longestCourse,
  newestRanking,
  '/tours/anniversary-tour-2026/',
  '/records/',
  '/record/',
]

const audits: PageAudit[] = []
for (const path of pages) audits.push(await auditPage(origin + path, path, Number(values.runs)))

console.table(Object.fromEntries(audits.map(({ path, scores, metrics }) => [path, { ...scores, ...metrics }])))
const missed = audits.filter(isBelow)
for (const { path, remarks } of missed) {
  console.error([`${path} stays below ${Object.values(promised).join('/')}:`, ...remarks].join('\n'))
}
if (missed.length > 0) process.exitCode = 1
