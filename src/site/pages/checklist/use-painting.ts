import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** As long as phones take to open the menu of a link; those of Apple say nothing of it to pages. */
const holdMs = 500
/** How far a finger may slip within a tap, in CSS pixels. */
const slipPx = 10
/** Less than the width of an item, so that a quick swipe misses none. */
const stepPx = 24

type Point = readonly [x: number, y: number]

interface Stroke {
  readonly pointerId: number
  readonly crossed: Set<string>
  last: Point
  isPainting: boolean
  /** Of a finger that stays where it is. */
  readonly holdTimer: ReturnType<typeof setTimeout> | undefined
}

interface PaintingParts {
  /** The id of the item at a point of the window. */
  readonly findItem: (x: number, y: number) => string | null
  /** Called once, with all items, when the finger is lifted. */
  readonly paint: (ids: ReadonlySet<string>) => void
  /** A finger has stayed on something, and is still there, or the other button of the mouse was pressed there. */
  readonly hold: (target: Element, isFinger: boolean) => void
}

interface Painting {
  /** The items that the finger has crossed so far, while it is down. */
  readonly crossed: ReadonlySet<string>
  /** For the element around the items. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onContextMenu: (event: MouseEvent) => void
    readonly onClickCapture: (event: MouseEvent) => void
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * Paints with a finger or the mouse: what it crosses while it is down. The element must leave sideways movements to
 * scripts (`touch-action: pan-y`); a finger that starts up or down scrolls the page.
 */
export function usePainting({ findItem, paint, hold }: PaintingParts): Painting {
  const stroke = useRef<Stroke | null>(null)
  // Lifting the finger that has held an item clicks none.
  const isHeld = useRef(false)
  const [crossed, setCrossed] = useState(none)

  function follow({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    const current = stroke.current
    if (current?.pointerId !== pointerId) return
    const next: Point = [clientX, clientY]
    if (!current.isPainting && measureDistance(current.last, next) < slipPx) return
    clearTimeout(current.holdTimer)
    // It scrolls, even if the browser has not said so yet.
    if (!current.isPainting && pointerType === 'touch' && isSteep(current.last, next)) return end()
    // From now on the pointer belongs to the stroke, wherever it goes, and lifting it clicks no item.
    if (!current.isPainting) currentTarget.setPointerCapture(pointerId)
    current.isPainting = true
    for (const [x, y] of listPoints(current.last, next)) {
      const id = findItem(x, y)
      if (id !== null) current.crossed.add(id)
    }
    current.last = next
    if (current.crossed.size !== crossed.size) setCrossed(new Set(current.crossed))
  }

  function end(): void {
    clearTimeout(stroke.current?.holdTimer)
    stroke.current = null
    setCrossed(none)
  }

  function holdNow(target: Element): void {
    isHeld.current = stroke.current !== null
    end()
    hold(target, isHeld.current)
  }

  return {
    crossed,
    handlers: {
      onPointerDown({ isPrimary, button, pointerId, pointerType, clientX, clientY, target }) {
        if (!isPrimary || button !== 0) return
        isHeld.current = false
        const holdTimer = pointerType === 'touch' ? setTimeout(() => holdNow(target as Element), holdMs) : undefined
        stroke.current = { pointerId, crossed: new Set(), last: [clientX, clientY], isPainting: false, holdTimer }
      },
      onPointerMove: follow,
      onPointerUp() {
        if (stroke.current?.isPainting) paint(stroke.current.crossed)
        end()
      },
      // The browser has taken over the touch for scrolling.
      onPointerCancel: end,
      onContextMenu(event) {
        event.preventDefault()
        holdNow(event.target as Element)
      },
      onClickCapture(event) {
        // A key clicks, too.
        if (isHeld.current && event.detail > 0) event.stopPropagation()
        isHeld.current = false
      },
    },
  }
}

function isSteep([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.abs(otherY - y) > Math.abs(otherX - x)
}

function measureDistance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y)
}

/** The points from one to another, both included. */
function listPoints(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(measureDistance(from, to) / stepPx))
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}
