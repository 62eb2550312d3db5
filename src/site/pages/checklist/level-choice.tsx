import Eraser from 'lucide-react/icons/eraser'
import { itemLevels, type ItemLevel } from '#documents/checklist.ts'
import * as say from '#wording/checklist-page.ts'
import './level-choice.css'

interface LevelChoiceProps {
  readonly legend: string
  /** Names the group of radio buttons; unique on the page. */
  readonly name: string
  readonly level: ItemLevel
  readonly onChoose: (level: ItemLevel) => void
  /** In one row, without a visible legend. */
  readonly isBar?: boolean
}

/** One level of all, or none. */
export function LevelChoice({ legend, name, level, onChoose, isBar = false }: LevelChoiceProps) {
  return (
    <fieldset className={isBar ? 'level-choice bar' : 'level-choice'}>
      <legend className={isBar ? 'visually-hidden' : undefined}>{legend}</legend>
      {itemLevels.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === level} onChange={() => onChoose(choice)} />
          <span>{choice === 0 ? <NotOwned isBar={isBar} /> : choice}</span>
        </label>
      ))}
    </fieldset>
  )
}

function NotOwned({ isBar }: { isBar: boolean }) {
  if (!isBar) return say.notOwned()
  return (
    <>
      <Eraser size={20} aria-hidden />
      <b className="visually-hidden">{say.notOwned()}</b>
    </>
  )
}
