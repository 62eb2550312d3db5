import type { ItemKind } from '#catalogue/entities.ts'
import { chooseGreedily } from '#rankings/planner/cover-problem.ts'
import { isTopAt } from '#rankings/planner/cover-variants.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { listPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { plannerGameOf } from '../source/build-race-week.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { PlannerPage, PlannerStarter } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'
import type { OutputFile } from '../data/output-file.ts'
import { encodePlannerGame, plannerDataPath } from './planner-data.ts'

const shownStarters = 8
const everyItemAt = 1

/** What the planner says to everyone: which items to begin with. The rest depends on what the reader owns. */
export function buildPlannerPage(source: PageSource): PlannerPage {
  const { today } = source
  const game = plannerGameOf(source)
  return {
    kind: 'planner',
    path: routes.planner,
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    variantCount: game.variants.length,
    starters: mapKinds((kind) => listStarters(source, game, kind)),
  }
}

/** At level 1, each the one that adds most to those before it. */
function listStarters(source: PageSource, game: PlannerGame, kind: ItemKind): PlannerStarter[] {
  const sets = game.items[kind].map(({ shelves }) =>
    shelves.filter((shelf) => isTopAt(shelf, everyItemAt)).map(({ variant }) => variant),
  )
  const covered = new Set<number>()
  return chooseGreedily({ elementCount: game.variants.length, sets })
    .slice(0, shownStarters)
    .map((set): PlannerStarter => {
      const before = covered.size
      for (const variant of sets[set]!) covered.add(variant)
      const item = source.references.item(game.items[kind][set]!.id)
      return { item, topCount: sets[set]!.length, adds: covered.size - before }
    })
}

export function buildPlannerFile({ catalogue, today }: PageSource): OutputFile {
  const data = encodePlannerGame(listPlannerGame(catalogue, today.date), today.date)
  return { path: plannerDataPath, pieces: [JSON.stringify(data)] }
}
