/** What the pickers of a report offer. */
import type { NamedVariant, PlannerGame } from '#rankings/planner/planner-game.ts'
import { itemKinds } from '#catalogue/entities.ts'
import * as say from '#wording/reports.ts'
import { kindNames } from '../../ui/wording/wording.ts'
import type { NameChoice } from '../search/name-picker.tsx'

export interface ReportChoices {
  readonly choices: readonly NameChoice[]
  /** The most likely, before anything is typed. */
  readonly suggested: readonly NameChoice[]
}

const suggestedItems = 6

/** Every item of the game; suggested are the newest, whose shelves change most. */
export function listItemChoices(game: PlannerGame): ReportChoices {
  const items = itemKinds.flatMap((kind) => game.items[kind])
  const toChoice = ({ id, name, kind }: (typeof items)[number]): NameChoice => ({
    id,
    name,
    note: kindNames[kind],
    itemKind: kind,
  })
  const newest = items.toSorted((a, b) => b.entryDay - a.entryDay).slice(0, suggestedItems)
  return {
    choices: items.map(toChoice),
    suggested: newest.map((item) => ({ ...toChoice(item), note: say.newItem({ kind: item.kind }) })),
  }
}

/** Every course variant; those of the last ranked cup are suggested, because many players have pictures of them. */
export function listVariantChoices({ variants, unrecorded, plan }: PlannerGame): ReportChoices {
  const raced = plan.cup?.cup.variants.flatMap((index) => variants[index] ?? []) ?? []
  return {
    choices: [...variants, ...unrecorded].map(toVariantChoice),
    suggested: raced.map((variant) => ({ ...toVariantChoice(variant), note: say.lastRankedCup() })),
  }
}

function toVariantChoice({ id, name, courseId }: NamedVariant): NameChoice {
  return { id, name, courseId }
}
