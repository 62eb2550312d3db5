import { useId, useLayoutEffect, useRef, useState, useMemo, type ReactNode } from 'react'
import * as say from '#wording/reports.ts'
import type { PlannerGame, NamedVariant } from '#rankings/planner/planner-game.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { catchFocus } from '../../ui/catch-focus.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { kindNames } from '../../ui/wording/wording.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { useAttempt } from '../accounts/dialogs/use-attempt.ts'
import { loadPlannerGame } from '../game/load-planner-game.ts'
import { NamePicker, type NameChoice } from '../search/name-picker.tsx'
import { canBeTakenBack, describeOutcome } from './describe-outcome.ts'
import { DayField, ShelfReportForm, type NamedThing, type ReportTarget, WordsFields } from './shelf-report-form.tsx'
import { buildOtherReport, type ReportOrigin, type ReportWords } from './report-form.ts'
import { type ReportStep, useReportForm } from './use-report-form.ts'
import type { ReportOutcome } from './report-queue.ts'
import { takeBackReport } from './report-sender.ts'
import './shelf-report-form.css'
import './report-dialog.css'

interface ReportDialogProps extends Modal {
  readonly target: ReportTarget
  readonly startsWith: 'shelf' | 'other'
  readonly origin: ReportOrigin
  /** Where else this can be reported; null for nowhere. */
  readonly elsewhere: string | null
}

/** Says what is wrong, for readers with an account and without. */
export function ReportDialog({ target, startsWith, origin, elsewhere, ...modal }: ReportDialogProps) {
  const formId = useId()
  const [sort, setSort] = useState(startsWith)
  const [picked, setPicked] = useState(target)
  const [words, setWords] = useState<ReportWords>({ note: '', link: '', day: '' })
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<{ readonly id: string; readonly outcome: ReportOutcome } | null>(null)
  const [isTakenBack, setTakenBack] = useState(false)
  const takingBack = useAttempt()
  const sendButton = useRef<HTMLButtonElement>(null)
  // The form that is being sent is out of use: the answer will replace it, and what would be typed into it meanwhile.
  useLayoutEffect(() => {
    if (isBusy) sendButton.current?.focus()
  }, [isBusy])
  const step: ReportStep = {
    formId,
    origin,
    words,
    onWords: setWords,
    isBusy,
    onBusy: setBusy,
    onDone(id, outcome) {
      setTakenBack(false)
      setDone({ id, outcome })
    },
  }

  async function takeBack(id: string): Promise<void> {
    await takeBackReport(id)
    setTakenBack(true)
    setDone(null)
  }

  return (
    <Dialog
      {...modal}
      title={say.reportChange()}
      description={done ? undefined : say.introduction()}
      closesOnPressOutside={false}
      isBusy={takingBack.isBusy}
      initialFocus={false}
      actions={
        done ? (
          <>
            {canBeTakenBack(done.outcome) && (
              <Button look="quiet" isBusy={takingBack.isBusy} onClick={() => takingBack.run(() => takeBack(done.id))}>
                {say.takeItBack()}
              </Button>
            )}
            <Button look="primary" isDisabled={takingBack.isBusy} onClick={modal.close}>
              {say.done()}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" isDisabled={isBusy} onClick={() => setSort(sort === 'shelf' ? 'other' : 'shelf')}>
              {sort === 'shelf' ? say.otherWrong() : say.shelfWrong()}
            </Button>
            {sort === 'other' && (
              <Button ref={sendButton} type="submit" form={formId} look="primary" isBusy={isBusy}>
                {say.sendReport()}
              </Button>
            )}
          </>
        )
      }
    >
      {/* Always there, so that screen readers read out what comes into it. */}
      <output className="report-news">{isTakenBack && say.takenBack()}</output>
      {done ? (
        <ReportThanks
          outcome={done.outcome}
          elsewhere={elsewhere}
          failure={takingBack.failure}
          isOpen={modal.isOpen}
          close={modal.close}
        />
      ) : sort === 'other' ? (
        <FocusedStage isOpen={modal.isOpen}>
          <OtherReportForm {...step} />
        </FocusedStage>
      ) : (
        <ShelfSteps isOpen={modal.isOpen} step={step} picked={picked} onPick={setPicked} />
      )}
    </Dialog>
  )
}

interface ShelfStepsProps {
  /** Of the dialog. */
  readonly isOpen: boolean
  readonly step: ReportStep
  readonly picked: ReportTarget
  readonly onPick: (picked: ReportTarget) => void
}

/** Item, course variant, shelf: whatever the page has said already is left out. */
function ShelfSteps({ isOpen, step, picked, onPick }: ShelfStepsProps) {
  const { value: game, error, retry } = useLoading('game', loadPlannerGame)
  const { item, variant } = picked
  return (
    <FocusedStage key={`${item?.id} ${variant?.id}`} isOpen={isOpen} isReady={game !== undefined}>
      {error !== undefined ? (
        <LoadFailure what={say.gameData()} retry={retry} />
      ) : !game ? (
        <Skeleton what={say.gameData()} />
      ) : item === null ? (
        <ItemReportPicker game={game} variant={variant} onChoose={(thing) => onPick({ ...picked, item: thing })} />
      ) : variant === null ? (
        <VariantReportPicker game={game} onChoose={(thing) => onPick({ ...picked, variant: thing })} />
      ) : (
        <ShelfReportForm
          {...step}
          game={game}
          item={item}
          variant={variant}
          onRepick={(what) => onPick({ ...picked, [what]: null })}
        />
      )}
    </FocusedStage>
  )
}

interface FocusedStageProps {
  /** Of the dialog: one that is closing takes no focus. */
  readonly isOpen: boolean
  /** False while the stage loads. */
  readonly isReady?: boolean
  readonly children: ReactNode
}

/**
 * Takes the focus: what had it is gone with the stage before. Its question or first field gets it, at once or when it is
 * ready. No button does: Enter may still be held down.
 */
function FocusedStage({ isOpen, isReady = true, children }: FocusedStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  // Before it is seen: the next key is meant for what it shows.
  useLayoutEffect(() => stage.current?.focus(), [])
  // What had it may have gone, as "Try again" does.
  useLayoutEffect(() => {
    if (isOpen) catchFocus(stage.current)
  })
  useLayoutEffect(() => {
    const { activeElement } = document
    // The reader may have gone on to a button while it loaded.
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
    if (!isOpen || !isReady || isOnControl) return
    const question = stage.current?.querySelector('fieldset')
    ;(question ?? stage.current?.querySelector<HTMLElement>('input, textarea'))?.focus()
  }, [isOpen, isReady])
  return (
    <div ref={stage} tabIndex={-1} className="report-stage">
      {children}
    </div>
  )
}

interface ReportPickerProps {
  readonly game: PlannerGame
  readonly onChoose: (thing: NamedThing) => void
}

interface ItemReportPickerProps extends ReportPickerProps {
  /** The course variant that the report is about, if that is known already. */
  readonly variant: NamedThing | null
}

function ItemReportPicker({ game, variant, onChoose }: ItemReportPickerProps) {
  const offered = useMemo(() => listItemChoices(game), [game])
  return (
    <NamePicker
      label={variant ? say.whichItemOn({ course: variant.name }) : say.whichItem()}
      what="item"
      {...offered}
      chosen={null}
      onChoose={onChoose}
    />
  )
}

function VariantReportPicker({ game, onChoose }: ReportPickerProps) {
  const offered = useMemo(() => listVariantChoices(game), [game])
  return <NamePicker label={say.whichCourse()} {...offered} chosen={null} onChoose={onChoose} />
}

/** For anything that is no shelf, in words. */
function OtherReportForm(step: ReportStep) {
  const { faults, setWord, submit } = useReportForm({ ...step, isNoteNeeded: true })
  return (
    <form
      id={step.formId}
      className="report-form"
      noValidate
      inert={step.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget, (entered) => buildOtherReport(entered, step.origin))
      }}
    >
      <WordsFields words={step.words} faults={faults} isNoteNeeded onChange={setWord} />
      <DayField words={step.words} faults={faults} origin={step.origin} onChange={setWord} />
    </form>
  )
}

/** What the pickers of a report offer. */
interface ReportChoices {
  readonly choices: readonly NameChoice[]
  /** The most likely, before anything is typed. */
  readonly suggested: readonly NameChoice[]
}

const suggestedItems = 6

/** Every item of the game; suggested are the newest, whose shelves change most. */
function listItemChoices(game: PlannerGame): ReportChoices {
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
function listVariantChoices({ variants, unrecorded, plan }: PlannerGame): ReportChoices {
  const raced = plan.cup?.cup.variants.flatMap((index) => variants[index] ?? []) ?? []
  return {
    choices: [...variants, ...unrecorded].map(toVariantChoice),
    suggested: raced.map((variant) => ({ ...toVariantChoice(variant), note: say.lastRankedCup() })),
  }
}

function toVariantChoice({ id, name, courseId }: NamedVariant): NameChoice {
  return { id, name, courseId }
}

interface ReportThanksProps {
  readonly outcome: ReportOutcome
  /** Where else this can be reported; null for nowhere. */
  readonly elsewhere: string | null
  /** Why it could not be taken back; null if it was not tried, or nothing went wrong. */
  readonly failure: string | null
  /** Of the dialog: one that is closing takes no focus. */
  readonly isOpen: boolean
  readonly close: () => void
}

/** What became of the report, and what happens next. Takes the focus, so that it is read out. */
function ReportThanks({ outcome, elsewhere, failure, isOpen, close }: ReportThanksProps) {
  const { title, text } = describeOutcome(outcome)
  const heading = useRef<HTMLHeadingElement>(null)
  // The answer may come while the dialog fades out; it is seen when it has the focus.
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {outcome.is === 'refused' ? (
        elsewhere !== null && (
          <p>
            <a href={elsewhere}>{say.reportItElsewhere()}</a>
          </p>
        )
      ) : outcome.is === 'sent' && outcome.answer.state !== 'open' ? null : (
        <p>{rich(say.whatHappens(), { strong: (inner) => <b>{inner}</b> })}</p>
      )}
      <p>
        <a href="/corrections/" onClick={close}>
          {say.decisionsSoFar()}
        </a>
      </p>
      <FormFailure words={failure} />
    </>
  )
}
