import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { FormFailure } from '../../../ui/controls/form-failure.tsx'
import './form-parts.css'
import type { Submission } from './use-submission.ts'

interface AccountFormFrameProps {
  readonly submission: Submission
  readonly children: ReactNode
}

/** A form of the accounts, with what went wrong above its fields. The first of these has the focus when it appears. */
export function AccountFormFrame({ submission, children }: AccountFormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), [])
  return (
    // Faults are told in our words, beside the field.
    <form ref={form} className="account-form" noValidate onSubmit={submission.onSubmit}>
      <FormFailure words={submission.failure} />
      {children}
    </form>
  )
}

/** Leads to another form of the same dialog. */
export function FormLink({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" onClick={onPress}>
      {children}
    </Button>
  )
}
