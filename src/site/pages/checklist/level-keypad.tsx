import { Popover } from '@base-ui/react/popover'
import { useRef } from 'react'
import { itemLevels, type ItemLevel } from '#documents/checklist.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { modalsPlace } from '../../ui/controls/modals-place.ts'
import './level-keypad.css'

export interface KeypadPlace {
  readonly item: ItemRef
  readonly anchor: HTMLElement
}

interface LevelKeypadProps {
  /** Null while it is closed. */
  readonly place: KeypadPlace | null
  readonly level: ItemLevel
  readonly onChoose: (level: ItemLevel) => void
  readonly close: () => void
}

/** Sets a level with one tap: the digits stand as on a telephone, and `0` to `8` on the keyboard do the same. */
export function LevelKeypad({ place, level, onChoose, close }: LevelKeypadProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  return (
    <Popover.Root open={place !== null} onOpenChange={(open) => open || close()}>
      <Popover.Portal container={modalsPlace}>
        <Popover.Positioner
          className="keypad-place"
          anchor={place?.anchor ?? null}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
        >
          {place && (
            <Popover.Popup className="keypad" initialFocus={chosen} data-item={place.item.id}>
              <Popover.Title className="keypad-title">
                <a href={itemPath(place.item)}>{place.item.name}</a>
              </Popover.Title>
              <fieldset className="keypad-keys" aria-label={`Level of ${place.item.name}`}>
                {[...itemLevels.slice(1), 0 as const].map((key) => (
                  <button
                    key={key}
                    ref={key === level ? chosen : undefined}
                    type="button"
                    className={key === 0 ? 'keypad-key none' : 'keypad-key'}
                    aria-pressed={key === level}
                    onClick={() => onChoose(key)}
                  >
                    {key === 0 ? 'Not owned' : key}
                  </button>
                ))}
              </fieldset>
            </Popover.Popup>
          )}
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
