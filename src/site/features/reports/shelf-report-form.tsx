import { useId, useRef, useState } from 'react'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as texts from '#wording/reports.ts'
import { firstRankingDay } from '#rankings/find-tour.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { longestReportText } from '#documents/report.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { matchAddress } from '../navigation/page-address.ts'
import {
  type ReportFaults,
  type ReportField,
  type ReportOrigin,
  type ReportWords,
  buildShelfReport,
} from './report-form.ts'
import { type ReportStep, useReportForm } from './use-report-form.ts'
import { findSaidPlace, isPlaceUnknown, placeKeys, placeNames, type PlaceKey } from './shelf-places.ts'
import './words-fields.css'
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

interface DayFieldProps {
  readonly words: ReportWords
  readonly faults: ReportFaults
  readonly origin: ReportOrigin
  readonly onChange: (field: ReportField, text: string) => void
}

/** The day that a report is about. Empty by default: not sure. */
export function DayField({ words, faults, origin, onChange }: DayFieldProps) {
  return (
    <TextField
      label={texts.whichDay()}
      name="day"
      type="date"
      hint={texts.dayHint()}
      min={firstRankingDay}
      max={origin.lastDay}
      value={words.day}
      error={faults.day}
      onChange={(text) => onChange('day', text)}
    />
  )
}

export interface NamedThing {
  /** Of the catalogue. */
  readonly id: string
  readonly name: string
}

/** What a report is about, as far as the place says where the reader has asked for it. */
export interface ReportTarget {
  readonly item: NamedThing | null
  readonly variant: NamedThing | null
}

const noTarget: ReportTarget = { item: null, variant: null }

/** Pages on which a wrong shelf is the likely reason for a report. */
export function isAboutShelves({ kind }: PageData): boolean {
  return /^(?:driver|kart|glider|course|tour|ranking-subject|ranking-day|race|corrections)$/.test(kind)
}

/** The item and the course variant that a page is about. @param hash of the address: it says which variant is open */
export function readPageTarget(page: PageData, hash: string): ReportTarget {
  switch (page.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return { ...noTarget, item: name(page.item) }
    case 'course':
      return { ...noTarget, variant: name(page.variants.find(({ id }) => `#${id}` === hash) ?? page.variants[0]) }
    case 'ranking-subject':
      return { ...noTarget, variant: page.subject.of === 'course' ? name(page.subject.variant) : null }
    default:
      return noTarget
  }
}

export interface RowLink {
  readonly url: URL
  /** What the link says. */
  readonly words: string
}

/** The first item and the first course variant to which a row links; a variant is a section of its course's page. */
export function readRowTarget(links: readonly RowLink[]): ReportTarget {
  let { item, variant } = noTarget
  for (const { url, words } of links) {
    const route = matchAddress(url.pathname)
    const id = route?.params['name']
    if (id !== undefined && itemKinds.some((kind) => kind === route?.name)) item ??= { id, name: words }
    if (route?.name === 'course' && url.hash !== '') variant ??= { id: url.hash.slice(1), name: words }
  }
  return { item, variant }
}

function name(thing: NamedThing | undefined): NamedThing | null {
  return thing ? { id: thing.id, name: thing.name } : null
}

interface WordsFieldsProps {
  readonly words: ReportWords
  readonly faults: ReportFaults
  readonly isNoteNeeded: boolean
  readonly onChange: (field: ReportField, text: string) => void
}

/** A note, and a link to an old picture that shows it. */
export function WordsFields({ words, faults, isNoteNeeded, onChange }: WordsFieldsProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <>
      <div className="text-field">
        <label htmlFor={id}>
          {isNoteNeeded ? texts.whatIsWrong() : texts.note()}{' '}
          {!isNoteNeeded && <span className="muted">{texts.optional()}</span>}
        </label>
        <div className="text-field-frame" data-wrong={faults.note !== undefined || undefined}>
          <textarea
            id={id}
            className="note-area"
            name="note"
            rows={3}
            maxLength={longestReportText.note}
            value={words.note}
            required={isNoteNeeded}
            aria-invalid={faults.note !== undefined || undefined}
            aria-describedby={`${errorId} ${hintId}`}
            onChange={(event) => onChange('note', event.target.value)}
          />
        </div>
        <p id={errorId} className="text-field-error" role="alert">
          {faults.note}
        </p>
        <p id={hintId} className="text-field-hint">
          {texts.noteHint()}
        </p>
      </div>
      <TextField
        label={texts.pictureLink()}
        name="link"
        type="url"
        inputMode="url"
        hint={texts.pictureLinkHint()}
        maxLength={longestReportText.link}
        value={words.link}
        error={faults.link}
        onChange={(text) => onChange('link', text)}
      />
    </>
  )
}
