import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import * as say from '#wording/accounts.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { describeFailure } from '../port/describe-failure.ts'
import { useAttempt, type Attempt } from './use-attempt.ts'
import { findPasswordFault, passwordLength, type PasswordFault } from '#documents/password-rule.ts'

/** Its failure is what does not concern a field; other work runs with the same busy state and error handling. */
export interface Submission extends Attempt {
  readonly fault: FieldFault | null
  /** What is wrong with a field, by its name. */
  readonly faultOf: (field: string) => string | null
  /** Handles the form's submit event; the first invalid field takes focus. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Takes a form from its submit button to the outcome, with messages for the reader.
 * @param work receives the values by field name, after they have been checked
 */
export function useSubmission(work: (fields: Readonly<Record<string, string>>) => Promise<unknown>): Submission {
  const form = useRef<HTMLFormElement>(null)
  /** What had the focus when the form was submitted. */
  const pressed = useRef<Element>(null)
  const attempt = useAttempt()
  const [fault, setFault] = useState<FieldFault | null>(null)

  // With the error, so that screen readers announce both together, and the next key is meant for the field.
  useLayoutEffect(() => {
    const field = fault && form.current?.elements.namedItem(fault.field)
    // The reader may have gone on to another field while the server was asked, or have closed the dialog.
    if (field instanceof HTMLElement && document.activeElement === pressed.current) field.focus()
  }, [fault])

  /** An error that concerns a field is shown there. */
  async function follow(job: () => Promise<unknown>): Promise<void> {
    setFault(null)
    try {
      await job()
    } catch (error) {
      const found = toFault(error)
      if (!found) throw error
      setFault(found)
    }
  }
  const run: Attempt['run'] = (job) => attempt.run(() => follow(job))

  return {
    ...attempt,
    fault,
    faultOf: (field) => (fault?.field === field ? fault.words : null),
    onSubmit(event) {
      event.preventDefault()
      event.stopPropagation()
      if (attempt.isBusy) return
      form.current = event.currentTarget
      pressed.current = document.activeElement
      const fields = readFields(event.currentTarget)
      const found = findFieldFault(event.currentTarget, fields)
      setFault(found)
      if (!found) run(() => work(fields))
    },
    run,
  }
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** What the server says about one field. */
function toFault(error: unknown): FieldFault | null {
  if (!(error instanceof AccountsError)) return null
  const words = describeFailure(error)
  if (error.code === 'weak-password' || error.code === 'wrong-password') return { field: 'password', words }
  if (error.code === 'email-in-use' || error.code === 'email-unchanged') return { field: 'email', words }
  if (error.code === 'invalid' && error.field === 'email') return { field: 'email', words: say.emailInvalid() }
  return null
}

interface FieldFault {
  /** The field's name. */
  readonly field: string
  readonly words: string
}

/** The first field, in form order, that the server would refuse. */
function findFieldFault(form: HTMLFormElement, fields: Readonly<Record<string, string>>): FieldFault | null {
  for (const input of form.querySelectorAll('input')) {
    const words = findFault(input, fields)
    if (words !== null) return { field: input.name, words }
  }
  return null
}

function findFault(input: HTMLInputElement, { email = '' }: Readonly<Record<string, string>>): string | null {
  const value = input.value.trim()
  if (input.type === 'email') {
    if (value === '') return say.emailMissing()
    return input.validity.typeMismatch || !/@[^@\s]+\.[^@\s]+$/.test(value) ? say.emailInvalid() : null
  }
  if (input.autocomplete === 'new-password') return describePasswordFault(findPasswordFault(input.value, email))
  return input.required && input.value === '' ? say.passwordMissing() : null
}

function describePasswordFault(fault: PasswordFault | null): string | null {
  if (fault === 'short') return say.passwordTooShort({ count: passwordLength.least })
  if (fault === 'long') return say.passwordTooLong({ count: passwordLength.most })
  if (fault === 'address') return say.passwordIsAddress()
  return fault && say.passwordTooEasy()
}
