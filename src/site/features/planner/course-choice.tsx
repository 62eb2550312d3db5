import { platforms } from '#catalogue/entities.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { formatDayRange } from '../../ui/wording/day.tsx'
import { platformNames } from '../../ui/wording/list-wording.ts'
import { describeCup } from './describe-cup.ts'
import './course-choice.css'

interface CourseChoiceProps {
  readonly game: PlannerGame
  /** Id of a course variant, or first day of a ranked cup. */
  readonly chosen: string | null
  readonly onChoose: (course: string) => void
}

/** Chooses a ranked cup or any course variant. */
export function CourseChoice({ game, chosen, onChoose }: CourseChoiceProps) {
  return (
    <label className="planner-course">
      <span>For</span>
      <select className="course-choice" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {game.rankedCups.length > 0 && (
          <optgroup label="Ranked cups">
            {game.rankedCups.map((cup) => (
              <option key={cup.start} value={cup.start}>
                {describeCup(cup)}, {formatDayRange(cup.start, cup.end)}
              </option>
            ))}
          </optgroup>
        )}
        {platforms.map((platform) => {
          const ofPlatform = game.variants.filter(({ id }) => id.startsWith(`${platform}-`))
          return (
            ofPlatform.length > 0 && (
              <optgroup key={platform} label={platformNames[platform]}>
                {ofPlatform.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
    </label>
  )
}
