import { useMemo } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/race.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { listCups } from '#rankings/planner/plan-week.ts'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { describeCupDays } from '../../ui/wording/cup-wording.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { replaceAddress } from '../navigation/replace-address.ts'
import { type NameChoice, NamePicker } from '../search/name-picker.tsx'

interface CourseDialogProps extends Modal {
  readonly game: PlannerGame
  /** Ids of the courses of the card. */
  readonly chosen: readonly string[]
  /** Which of them is being replaced; their number to add one. */
  readonly index: number
}

/** Puts another course on the card of the address. */
export function CourseDialog({ game, chosen, index, ...modal }: CourseDialogProps) {
  const offered = useMemo(() => listCardChoices(game, chosen), [game, chosen])

  function choose({ id }: NameChoice): void {
    modal.close()
    replaceAddress(resolveOnSite(raceAddress({ courses: chosen.toSpliced(index, 1, id) })))
  }

  return (
    <Dialog {...modal} title={say.chooseACourse()}>
      <NamePicker label={say.searchCourses()} {...offered} chosen={null} onChoose={choose} />
    </Dialog>
  )
}

/** What can be put on a card: every variant that is not there yet. Those of the tour's ranked cups are suggested. */
export function listCardChoices(
  { plan, variants }: Pick<PlannerGame, 'plan' | 'variants'>,
  chosen: readonly string[],
): { readonly choices: readonly NameChoice[]; readonly suggested: readonly NameChoice[] } {
  const choices = variants.filter(({ id }) => !chosen.includes(id))
  const suggested = new Map<string, NameChoice>()
  for (const { cup } of listCups(plan.tour ? [plan.tour] : [])) {
    const days = describeCupDays(cup)
    for (const index of cup.variants) {
      const { id, name, courseId } = variants[index]!
      if (chosen.includes(id) || suggested.has(id)) continue
      suggested.set(id, { id, name, courseId, note: days })
    }
  }
  return { choices, suggested: [...suggested.values()] }
}
