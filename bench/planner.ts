/** `npm run bench:planner`: how long the planner takes for an answer from the whole catalogue, on one core. */
import { brotliCompressSync } from 'node:zlib'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { buildPlannerFile } from '#pages/player/build-planner-page.ts'
import { readPlannerGames, type PlannerData } from '#pages/player/planner-data.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import { findGaps } from '#rankings/planner/find-gaps.ts'
import { answerRaces, anyUpgrade, rankUpgrades } from '#rankings/planner/answer-races.ts'
import { listRaces, raceOn, racesOfCup } from '#rankings/planner/plan-races.ts'
import { judgeItem } from '#rankings/planner/judge-item.ts'
import { reaches, type OwnedLevels, type PlannerGame } from '#rankings/planner/planner-game.ts'
import { rankNextSteps } from '#rankings/planner/rank-next-steps.ts'
import { buildSetQuestion } from '#rankings/planner/set-question.ts'
import {
  firstBudgetMs,
  runCoverSearches,
  type CoverReport,
} from '#site/features/planner/smallest-set/run-cover-searches.ts'

const answerLimitMs = 200
const cardLimitMs = 50
const setLimitMs = 1000
const rounds = 5
const anyStep = { reach: 'all', kinds: itemKinds, rarities, tickets: null } as const
/** Shares of the items that are owned. */
const collections = [0.02, 0.1, 0.3, 0.7, 1]

const text = readPlannerFile()
console.log(
  `${(text.length / 1000).toFixed(0)} kB, ${(brotliCompressSync(text).length / 1000).toFixed(1)} kB after Brotli`,
)
const game = measure('reading the file', () => {
  const data = JSON.parse(text) as PlannerData
  return readPlannerGames(data)(null)
})
console.log(`${game.itemById.size} items, ${game.variants.length} course variants`)

for (const share of collections) {
  const levels = collect(game, share)
  console.log(`\n${levels.size} items owned`)
  measureAnswers(levels)
  measureSets(levels, true)
}
console.log('\nFrom nothing')
measureSets(new Map(), false)

function measureAnswers(levels: OwnedLevels): void {
  measure('coverage', () => countCoverage(game, levels))
  measure('gaps', () => findGaps(game, levels, 'all'))
  measure('gaps closed by every step', () => rankNextSteps(game, levels, anyStep))
  const caps = new Map([...levels.keys()].map((id, index) => [id, index % 5]))
  const collection = { levels, caps, playerLevel: 150 }
  measure('loadout of one course', () => answerRaces(game, collection, [raceOn(game, 0)]))
  const cup = game.plan.cup?.cup
  if (cup) {
    const races = racesOfCup(game, cup)
    measure('race card', () => races.map((race) => answerRaces(game, collection, [race])), cardLimitMs)
    measure('one set for a ranked cup', () => answerRaces(game, collection, races))
  }
  for (const reach of reaches)
    measure(`what gains in “${reach}”`, () => rankUpgrades(game, collection, listRaces(game, reach), anyUpgrade))
  measure('verdict on an item', () => judgeItem(game, levels, game.items.driver[0]!.id))
}

function measureSets(levels: OwnedLevels, isOnTop: boolean): void {
  const start = performance.now()
  const problems = itemKinds.map(
    (kind) => buildSetQuestion(game, levels, { kind, reach: 'all', level: 8, isOnTop }).problem,
  )
  let last: CoverReport | null = null
  runCoverSearches(
    { problems, known: [], budgetMs: firstBudgetMs },
    () => performance.now(),
    (next) => {
      last = next
    },
  )
  const found = (last as CoverReport | null)?.states.map((state, index) => {
    const { sets, lowerBound } = state!
    const proof = sets.length === lowerBound ? 'proven' : `at least ${lowerBound}`
    return `${sets.length} ${itemKinds[index]}s (${proof})`
  })
  report('smallest sets', performance.now() - start, setLimitMs, found?.join(', '))
}

/** The slowest round counts; the first has code that has never run before. */
function measure<Result>(what: string, work: () => Result, limitMs = answerLimitMs): Result {
  let slowest = 0
  let result!: Result
  for (let round = 0; round < rounds; round++) {
    // CPU time, so that whatever else is running does not count.
    const start = process.cpuUsage()
    result = work()
    const { user, system } = process.cpuUsage(start)
    slowest = Math.max(slowest, (user + system) / 1000)
  }
  report(what, slowest, limitMs)
  return result
}

function report(what: string, tookMs: number, limitMs: number, more = ''): void {
  const isSlow = tookMs > limitMs
  if (isSlow) process.exitCode = 1
  console.log(`${isSlow ? '✗' : '✓'} ${what}: ${tookMs.toFixed(1)} ms (limit ${limitMs})${more && `: ${more}`}`)
}

/** Every so many items, at levels from 1 to 8: the same collection each time. */
function collect({ itemById }: PlannerGame, share: number): OwnedLevels {
  const step = 1 / share
  const ids = [...itemById.keys()]
  const owned = ids.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  return new Map(owned.map((id, index) => [id, 1 + (index % 8)]))
}

function readPlannerFile(): string {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  const { catalogue, problems } = buildCatalogue(readContent(options.contentFolder), { today: options.today })
  if (catalogue === null) throw new Error(`The content has ${problems.length} problems; npm run validate names them.`)
  return joinPieces(buildPlannerFile(buildPages(catalogue, buildDayRankings(catalogue)).source))
}
