import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { FormFailure } from '../../../ui/controls/form-failure.tsx'
import './form-parts.css'
import type { Submission } from './use-submission.ts'

interface AccountFormFrameProps {
  readonly submission: Submission
  readonly children: ReactNode
}

/** An account form with its error above the fields. The first field takes focus when the form appears. */
export function AccountFormFrame({ submission, children }: AccountFormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), [])
  return (
    // Errors are shown in our own words, next to the field.
    <form ref={form} className="account-form" noValidate onSubmit={submission.onSubmit}>
      <FormFailure words={submission.failure} />
      {children}
    </form>
  )
}

interface FormLinkProps {
  readonly onPress: () => void
  readonly isBusy?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** What else can be done here, such as switching to another form in the same dialog. */
export function FormLink({ onPress, isBusy = false, children, ref }: FormLinkProps) {
  return (
    <Button ref={ref} look="quiet" isBusy={isBusy} onClick={onPress}>
      {children}
    </Button>
  )
}
