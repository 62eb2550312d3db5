import { useId, useRef, useState } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as texts from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DayField } from './day-field.tsx'
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

/** Filled in but for what the game shows: the press that says it sends the report. */
export function ShelfReportForm({ game, item, variant, onRepick, ...step }: ShelfReportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const said = findSaidPlace(game, item.id, variant.id)
  /** What was pressed; kept while a field has to be corrected first. */
  const [seen, setSeen] = useState<PlaceKey | null>(null)
  const hasDay = step.words.day !== ''
  const [hadWords] = useState(step.words.note !== '' || step.words.link !== '')
  const { faults, setWord, submit } = useReportForm({ ...step, isNoteNeeded: false })

  function report(place: PlaceKey | null): void {
    if (!form.current || place === null) return
    setSeen(place)
    submit(form.current, (words) =>
      buildShelfReport({ item: item.id, variant: variant.id, said, seen: place }, words, step.origin),
    )
  }

  return (
    <form
      ref={form}
      id={step.formId}
      className="report-form"
      noValidate
      // By Enter in the link. No place is the default: none of them submits the form by its type.
      onSubmit={(event) => {
        event.preventDefault()
        report(seen)
      }}
    >
      <div className="report-form" inert={step.isBusy}>
        <p className="report-subject">
          {rich(texts.itemOnCourse(), {
            item: (
              <button type="button" title={texts.chooseAnotherItem()} onClick={() => onRepick('item')}>
                {item.name}
              </button>
            ),
            course: (
              <button type="button" title={texts.chooseAnotherCourse()} onClick={() => onRepick('variant')}>
                {variant.name}
              </button>
            ),
          })}
        </p>
        <p>
          {rich(
            texts.weSay({
              shelf:
                said === 'low' && isPlaceUnknown(game, item.id, variant.id) ? texts.notOnRecord() : placeNames[said],
            }),
            { b: (text) => <b>{text}</b> },
          )}
        </p>
        <DayField words={step.words} faults={faults} origin={step.origin} onChange={setWord} />
        <details className="report-more" open={hadWords}>
          <summary>{texts.addPictureOrNote()}</summary>
          <div>
            <WordsFields words={step.words} faults={faults} isNoteNeeded={false} onChange={setWord} />
          </div>
        </details>
      </div>
      <fieldset className="report-places" tabIndex={-1} aria-describedby={hintId}>
        <legend>{texts.whatDidItShow()}</legend>
        <p id={hintId} className="muted">
          {texts.onePressSends()}
        </p>
        {placeKeys
          .filter((key) => hasDay || key !== said)
          .map((key) => (
            <Button
              key={key}
              look={key === seen ? 'primary' : 'plain'}
              isBusy={step.isBusy && key === seen}
              isDisabled={step.isBusy}
              onClick={() => report(key)}
            >
              {key === said ? texts.placeAlready({ shelf: placeNames[key] }) : placeNames[key]}
            </Button>
          ))}
      </fieldset>
    </form>
  )
}
