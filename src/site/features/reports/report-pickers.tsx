import { useMemo } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { NamePicker } from '../search/name-picker.tsx'
import { listItemChoices, listVariantChoices } from './report-choices.ts'
import type { NamedThing } from './report-target.ts'

interface ReportPickerProps {
  readonly game: PlannerGame
  readonly onChoose: (thing: NamedThing) => void
}

interface ItemReportPickerProps extends ReportPickerProps {
  /** The course variant that the report is about, if that is known already. */
  readonly variant: NamedThing | null
}

export function ItemReportPicker({ game, variant, onChoose }: ItemReportPickerProps) {
  const offered = useMemo(() => listItemChoices(game), [game])
  return (
    <NamePicker
      label={`Which driver, kart or glider${variant ? ` on ${variant.name}` : ''}?`}
      what="item"
      {...offered}
      chosen={null}
      onChoose={onChoose}
    />
  )
}

export function VariantReportPicker({ game, onChoose }: ReportPickerProps) {
  const offered = useMemo(() => listVariantChoices(game), [game])
  return <NamePicker label="On which course?" {...offered} chosen={null} onChoose={onChoose} />
}
