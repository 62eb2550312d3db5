/** How long the whole history of rankings takes, and how far the score departs from plainly counting top shelves. */
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import type { DayRankings, KindRanking } from '#rankings/ranking.ts'
import { correlateRanks } from './rank-correlation.ts'

const cpuLimitSeconds = 3

const options = parseBuildOptions(process.argv.slice(2), process.env)
const { catalogue, problems } = buildCatalogue(readContent(options.contentFolder), { today: options.today })
if (catalogue === null) throw new Error(`The content has ${problems.length} problems; npm run validate names them.`)

const rankings = measureHistory(catalogue)
for (const kind of itemKinds) {
  const { standings } = rankings.rankingOn(rankings.days.at(-1)!).kinds[kind]
  const correlation = correlateRanks(
    standings.map(({ rank }) => -rank),
    standings.map(({ top }) => top.all),
  )
  console.log(`${kind}: Spearman correlation with the plain count of top shelves ${correlation.toFixed(3)}`)
}

function measureHistory(measured: Catalogue): DayRankings {
  const cpuBefore = process.cpuUsage()
  const wallBefore = performance.now()
  const built = buildDayRankings(measured)
  const distinct = new Set<KindRanking>()
  for (const day of built.days) {
    const { kinds } = built.rankingOn(day)
    for (const kind of itemKinds) distinct.add(kinds[kind])
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuSeconds = (user + system) / 1e6
  const wallSeconds = (performance.now() - wallBefore) / 1e3
  console.log(`${built.days.length} days, ${distinct.size} different rankings of one kind`)
  console.log(`${cpuSeconds.toFixed(2)} s CPU (limit ${cpuLimitSeconds}), ${wallSeconds.toFixed(2)} s wall`)
  if (cpuSeconds > cpuLimitSeconds) process.exitCode = 1
  return built
}
