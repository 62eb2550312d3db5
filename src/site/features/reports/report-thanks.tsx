import { useLayoutEffect, useRef } from 'react'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { describeOutcome } from './describe-outcome.ts'
import type { ReportOutcome } from './report-queue.ts'

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
export function ReportThanks({ outcome, elsewhere, failure, isOpen, close }: ReportThanksProps) {
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
