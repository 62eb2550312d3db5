import { type FormEvent, useState } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../ui/controls/choices.tsx'
import { buildShelfReport } from './report-form.ts'
import type { NamedThing } from './report-target.ts'
import type { ReportStep } from './report-step.ts'
import { findSaidPlace, isPlaceUnknown, placeKeys, placeNames, type PlaceKey } from './shelf-places.ts'
import { useReportForm } from './use-report-form.ts'
import { WordsFields } from './words-fields.tsx'
import './shelf-report-form.css'

interface ShelfReportFormProps extends ReportStep {
  readonly game: PlannerGame
  readonly item: NamedThing
  readonly variant: NamedThing
  readonly onRepick: (what: 'item' | 'variant') => void
}

/** Filled in but for what the game shows: one press says it, a second one sends it. */
export function ShelfReportForm({ game, item, variant, onRepick, ...step }: ShelfReportFormProps) {
  const said = findSaidPlace(game, item.id, variant.id)
  const [seen, setSeen] = useState<PlaceKey>(said)
  const [isMissing, setMissing] = useState(false)
  const [hadWords] = useState(step.words.note !== '' || step.words.link !== '')
  const { faults, setWord, onSubmit } = useReportForm({
    ...step,
    isNoteNeeded: false,
    build: (entered) => buildShelfReport({ item: item.id, variant: variant.id, said, seen }, entered, step.origin),
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    setMissing(seen === said)
    if (seen !== said) return onSubmit(event)
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form id={step.formId} className="report-form" noValidate onSubmit={submit}>
      <p className="report-subject">
        <button type="button" title="Choose another item" onClick={() => onRepick('item')}>
          {item.name}
        </button>{' '}
        on{' '}
        <button type="button" title="Choose another course" onClick={() => onRepick('variant')}>
          {variant.name}
        </button>
      </p>
      <p>
        We say:{' '}
        <b>{said === 'low' && isPlaceUnknown(game, item.id, variant.id) ? 'Not on record' : placeNames[said]}</b>
      </p>
      <Choices
        legend="What does the game show?"
        choices={placeKeys.filter((key) => key !== said)}
        names={placeNames}
        chosen={seen}
        onChoose={(key) => {
          setSeen(key)
          setMissing(false)
        }}
      />
      <p className="text-field-error" role="alert">
        {isMissing && 'Choose what the game shows.'}
      </p>
      <details className="report-more" open={hadWords}>
        <summary>Add a note or a link</summary>
        <div>
          <WordsFields words={step.words} faults={faults} isNoteNeeded={false} onChange={setWord} />
        </div>
      </details>
    </form>
  )
}
