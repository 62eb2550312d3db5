import { useId } from 'react'
import './choices.css'

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  /** For screen readers alone, where the choices are clear to the eye. */
  readonly isLegendHidden?: boolean
  readonly choices: readonly Choice[]
  readonly names: Readonly<Record<Choice, string>>
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
  /** Four that are too long for one line on a phone: they are shown two by two. */
  readonly isLong?: boolean
}

/** One of a few: radio buttons that look like a strip of buttons. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, isLegendHidden = false, choices, names, chosen, onChoose, isLong = false } = props
  const name = useId()
  return (
    <fieldset className={isLong ? 'choices long' : 'choices'}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
