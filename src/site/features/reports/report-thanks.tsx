import { useLayoutEffect, useRef } from 'react'
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
            <a href={elsewhere}>Report it elsewhere</a>
          </p>
        )
      ) : outcome.is === 'sent' && outcome.answer.state !== 'open' ? null : (
        <p>
          <b>What happens to it:</b> the more players report the same, the sooner a reviewer looks at it. Once accepted,
          it appears on the pages once they are made again, with a note that players reported it.
        </p>
      )}
      <p>
        <a href="/corrections/" onClick={close}>
          Decisions so far
        </a>
      </p>
      <FormFailure words={failure} />
    </>
  )
}
