import { useId, type ReactNode } from 'react'
import './choice-group.css'

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** Four that are too long for one line on a phone: they are shown two by two. */
  readonly isLong?: boolean
}

/** One of a few: radio buttons that look like a strip of buttons. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, chosen, onChoose, isLong = false } = props
  const name = useId()
  return (
    <fieldset className={isLong ? 'choice-group long' : 'choice-group'}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option.value)} />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
