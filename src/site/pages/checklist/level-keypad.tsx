import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { capMark, capSteps, itemLevels, type CapStep, type ItemLevel, type Levels } from '#documents/checklist.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/checklist-page.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import './level-keypad.css'

interface KeypadTarget {
  readonly item: ItemRef
  readonly anchor: HTMLElement
}

/** Longer than the click takes that follows a lifted finger. */
const liftMs = 100

/** A keypad for the items of a list, one at a time. @returns how to open it, always the same function, and itself */
export function useLevelKeypad(
  owned: Levels,
  caps: ReadonlyMap<string, CapStep>,
): readonly [open: (item: ItemRef, anchor: HTMLElement, isHeld?: boolean) => void, keypad: ReactNode] {
  const [target, setTarget] = useState<KeypadTarget | null>(null)
  const isHeld = useRef(false)
  const open = useCallback((item: ItemRef, anchor: HTMLElement, byFinger = false) => {
    setTarget({ item, anchor })
    isHeld.current = byFinger
    if (!byFinger) return
    const release = () => setTimeout(() => (isHeld.current = false), liftMs)
    for (const lift of ['pointerup', 'pointercancel']) addEventListener(lift, release, { once: true })
  }, [])
  const keypad = (
    <LevelKeypad
      target={target}
      level={(target && owned.get(target.item.id)) ?? 0}
      cap={(target && caps.get(target.item.id)) ?? 0}
      onChoose={(level) => {
        if (target) change(target.item.id, level)
        setTarget(null)
      }}
      onChooseCap={(cap) => target && change(capMark(target.item.id), cap)}
      // The finger that has opened it is lifted outside.
      close={() => isHeld.current || setTarget(null)}
    />
  )
  return [open, keypad]
}

function change(mark: string, value: ItemLevel | CapStep): void {
  readerChecklist.change(new Map([[mark, value]]))
}

interface LevelKeypadProps {
  /** Null while it is closed. */
  readonly target: KeypadTarget | null
  readonly level: ItemLevel
  readonly cap: CapStep
  readonly onChoose: (level: ItemLevel) => void
  /** Leaves it open: the level may follow. */
  readonly onChooseCap: (cap: CapStep) => void
  readonly close: () => void
}

/** Sets a level with one tap, or first a points cap, with keys arranged as on a phone; `0` to `8` on the keyboard do the same. */
function LevelKeypad({ target, level, cap, onChoose, onChooseCap, close }: LevelKeypadProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  return (
    // The focus stays in it: after it comes the end of the document, and nothing of the list.
    <Popover.Root modal="trap-focus" open={target !== null} onOpenChange={(open) => open || close()}>
      <Popover.Portal container={modalRoot}>
        <Popover.Positioner
          className="keypad-position"
          anchor={target?.anchor ?? null}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
        >
          {target && (
            <Popover.Popup className="keypad" initialFocus={chosen} data-item={target.item.id}>
              <Popover.Title className="keypad-title">
                <a href={itemPath(target.item)}>{target.item.name}</a>
              </Popover.Title>
              <fieldset className="keypad-keys" aria-label={say.levelOf({ item: target.item.name })}>
                {[...itemLevels.slice(1), 0 as const].map((key) => (
                  <button
                    key={key}
                    ref={key === level ? chosen : undefined}
                    type="button"
                    className={key === 0 ? 'keypad-key none' : 'keypad-key'}
                    aria-pressed={key === level}
                    onClick={() => onChoose(key)}
                  >
                    {key === 0 ? say.notOwned() : key}
                  </button>
                ))}
              </fieldset>
              {level > 0 && (
                <fieldset className="keypad-caps">
                  <legend>{say.pointsCap()}</legend>
                  {capSteps.map((step) => (
                    <button
                      key={step}
                      type="button"
                      className="keypad-key cap"
                      aria-label={say.pointsCapAt({ step })}
                      aria-pressed={step === cap}
                      onClick={() => onChooseCap(step)}
                    >
                      {step}
                    </button>
                  ))}
                </fieldset>
              )}
              <Popover.Close className="icon-button keypad-close" aria-label={say.close()}>
                <Icon name="close" />
              </Popover.Close>
            </Popover.Popup>
          )}
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
