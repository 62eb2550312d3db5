import { useId, useMemo, useState } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import * as say from '#wording/search.ts'
import { foldNames } from './matching/fold-name.ts'
import type { ForeignKey } from './matching/foreign-search.ts'
import { prepareFuzzySearch } from './matching/fuzzy-search.ts'
import { splitVariants } from './matching/split-variants.ts'
import { useMatches } from './matching/use-matches.ts'
import { useTakeFirst } from './use-take-first.ts'
import '../../ui/controls/filter-chip.css'
import './name-picker.css'

export interface NameChoice {
  readonly id: string
  readonly name: string
  /** When or where it is; beside the name. */
  readonly note?: string
  /** Of a course variant. */
  readonly courseId?: string
  /** Of an item. */
  readonly itemKind?: ItemKind
}

interface NamePickerProps {
  readonly label: string
  /** What is picked. */
  readonly what?: 'course' | 'item'
  /** Everything that can be found; the same array for as long as it stays the same. */
  readonly choices: readonly NameChoice[]
  /** Shown before anything is typed. */
  readonly suggested: readonly NameChoice[]
  /** The id of the choice; null if none has been made. */
  readonly chosen: string | null
  readonly onChoose: (choice: NameChoice) => void
}

const shownMatches = 8

/**
 * Picks a course variant, a ranked cup or an item by typing some of its name, in place of a list of hundreds. Names that
 * are merely like it are offered only where none contains it.
 */
export function NamePicker(props: NamePickerProps) {
  const { label, what = 'course', choices, suggested, chosen, onChoose } = props
  const id = useId()
  const [text, setText] = useState('')
  const names = foldNames(choices, readName)
  const keys = useMemo(() => choices.map(keyOfChoice), [choices])
  const { indexes, wholeCount, missing } = useMatches({ names, keys, details: null }, text)
  const isComplete = missing === null
  const matching = indexes && wholeCount > 0 ? indexes.slice(0, wholeCount) : indexes
  const matches = matching && listFound(matching, choices, text)
  const found = matches && matches.slice(0, shownMatches)
  const chosenOne = choices.find((choice) => choice.id === chosen)
  const offered = found ?? withChosen(suggested, chosenOne)
  const taking = useTakeFirst({ text, found, isComplete, choose })

  function choose(choice: NameChoice): void {
    setText('')
    onChoose(choice)
  }

  return (
    <div className="name-picker">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={chosenOne?.name ?? (what === 'course' ? say.typeCourse() : say.typeName())}
        value={text}
        onFocus={() => void prepareFuzzySearch(names).catch(ignore)}
        onChange={(event) => setText(event.target.value)}
        {...taking}
      />
      <output className="visually-hidden">{matches && isComplete && describeCount(matches.length)}</output>
      {found?.length === 0 && isComplete && <p className="muted">{say.noneCalled({ what, text })}</p>}
      <ul>
        {offered.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="filter-chip"
              aria-pressed={choice.id === chosen}
              onClick={() => choose(choice)}
            >
              {choice.name} {choice.note && <small>{choice.note}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each course once, before the other variants of the same course. */
function listFound(indexes: readonly number[], choices: readonly NameChoice[], text: string): NameChoice[] {
  const matches = indexes.map((index) => choices[index]!)
  const { first, others } = splitVariants(matches, ({ courseId }) => courseId ?? null, text)
  return [...first, ...others]
}

function describeCount(count: number): string {
  return count > shownMatches ? say.foundFirst({ count, shown: shownMatches }) : say.foundCount({ count })
}

/** The choice that is made comes first, unless it is suggested anyway. */
function withChosen(suggested: readonly NameChoice[], chosen: NameChoice | undefined): readonly NameChoice[] {
  return chosen && !suggested.some(({ id }) => id === chosen.id) ? [chosen, ...suggested] : suggested
}

const readName = ({ name }: NameChoice): string => name

/** Its other names are those of the item, or of the course. */
function keyOfChoice({ id, courseId, itemKind }: NameChoice): ForeignKey {
  if (itemKind) return `${itemKind}/${id}`
  return courseId === undefined ? null : `course/${courseId}`
}

/** Typing loads the engine again and reports the failure. */
function ignore(): void {}
