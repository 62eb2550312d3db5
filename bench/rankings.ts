/**
 * How long the whole history of rankings takes, how far the score departs from plainly counting top shelves, and how
 * many items of the recorded days of 2022 and 2023 reach each tier, which is what its cuts were chosen by.
 */
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { itemKinds, type Catalogue, type ItemKind } from '#catalogue/entities.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { tierShares } from '#rankings/formula.ts'
import { rankGame } from '#rankings/subjects/rank-subject.ts'
import { tiers, type DayRankings, type KindRanking, type RankedItem } from '#rankings/ranking.ts'
import { correlateRanks } from './rank-correlation.ts'

const cpuLimitSeconds = 4
/** The percentage of items that should reach at least S, A, B and C. */
const aims = Object.values(tierShares).map((_, index, shares) =>
  shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0),
)

const options = parseBuildOptions(process.argv.slice(2), process.env)
const { catalogue, problems } = buildCatalogue(readContent(options.contentFolder), { today: options.today })
if (catalogue === null) throw new Error(`The content has ${problems.length} problems; npm run validate names them.`)

const rankings = measureHistory(catalogue)
for (const kind of itemKinds) {
  const { ranked } = rankings.rankingOn(rankings.days.at(-1)!).kinds[kind]
  const correlation = correlateRanks(
    ranked.map(({ rank }) => -rank),
    ranked.map(({ top }) => top.all),
  )
  console.log(`${kind}: Spearman correlation with the plain count of top shelves ${correlation.toFixed(3)}`)
}
const recorded = rankings.days.filter(
  (date) => date >= '2022-01-01' && date < '2024-01-01' && rankings.rankingOn(date).label === 'recorded',
)
/** The others have the cuts of the game. */
const withCup = recorded.filter((date) => rankings.rankingOn(date).kinds.kart.ranked.some(({ top }) => top.cup > 0))
console.log(`${recorded.length} recorded days in 2022 and 2023, ${withCup.length} of them with a known ranked cup`)
for (const kind of itemKinds) {
  printTiers(
    `day, ${kind}`,
    withCup.flatMap((date) => measureBeyond(rankings.rankingOn(date).kinds[kind])),
  )
  printTiers(`game, ${kind}`, listGames(catalogue, kind))
}

/** The ranking of the whole game changes with tours and records: one for each recorded tour. */
function listGames(measured: Catalogue, kind: ItemKind): Measured[] {
  const starts = measured.tours.map(({ start }) => start).filter((start) => recorded.includes(start))
  return starts.flatMap((start) => measureBeyond(rankGame(measured, start, kind)))
}

/** What the cuts of tiers are about: points beyond those of the plain item. */
type Measured = Pick<RankedItem, 'tier'> & { readonly beyond: number }

function measureBeyond({ ranked, plain }: Pick<KindRanking, 'ranked' | 'plain'>): Measured[] {
  return ranked.map(({ tier, score }) => ({ tier, beyond: score - plain.score }))
}

function printTiers(name: string, ranked: readonly Measured[]): void {
  const scores = ranked.map(({ beyond }) => beyond).toSorted((a, b) => b - a)
  const cuts = aims.map((aim) => scores[Math.floor((aim / 100) * scores.length)]!.toFixed(1))
  const shares = tiers.map((tier) => {
    const count = ranked.filter((item) => item.tier === tier).length
    return `${tier} ${((count / ranked.length) * 100).toFixed(1)} %`
  })
  console.log(`${name}: ${shares.join(', ')}; the cuts for ${aims.join(', ')} % would be ${cuts.join(', ')}`)
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
