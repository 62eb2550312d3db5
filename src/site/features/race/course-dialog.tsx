import { useMemo } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/race.ts'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { resolveOnSite } from '../navigation/page-address.ts'
import { replaceAddress } from '../navigation/replace-address.ts'
import { type NameChoice, NamePicker } from '../search/name-picker.tsx'
import { raceAddress } from '#pages/race/race-address.ts'
import { listCardChoices } from './list-card-choices.ts'

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
