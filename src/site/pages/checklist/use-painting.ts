import { type PointerEvent, useRef, useState } from 'react'

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
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * Paints with a finger or the mouse: what it crosses while it is down. The element must leave sideways movements to
 * scripts (`touch-action: pan-y`); a finger that starts up or down scrolls the page.
 * @param findItem the id of the item at a point of the window
 * @param paint called once, with all items, when the finger is lifted
 */
export function usePainting(
  findItem: (x: number, y: number) => string | null,
  paint: (ids: ReadonlySet<string>) => void,
): Painting {
  const stroke = useRef<Stroke | null>(null)
  const [crossed, setCrossed] = useState(none)

  function follow({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    const current = stroke.current
    if (current?.pointerId !== pointerId) return
    const next: Point = [clientX, clientY]
    if (!current.isPainting && measureDistance(current.last, next) < slipPx) return
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
    stroke.current = null
    setCrossed(none)
  }

  return {
    crossed,
    handlers: {
      onPointerDown({ isPrimary, button, pointerId, clientX, clientY }) {
        if (!isPrimary || button !== 0) return
        stroke.current = { pointerId, crossed: new Set(), last: [clientX, clientY], isPainting: false }
      },
      onPointerMove: follow,
      onPointerUp() {
        if (stroke.current?.isPainting) paint(stroke.current.crossed)
        end()
      },
      // The browser has taken over the touch for scrolling.
      onPointerCancel: end,
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
