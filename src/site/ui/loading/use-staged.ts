import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useHydrating } from '../store/use-in-browser.ts'
import { areDocumentsWhole, beginsWithFirstScreen } from './first-screen.ts'

const drawnAtOnce = 24

interface StagedOptions {
  /** How many at once; about one screen of cards. */
  readonly first?: number
  /** False while the list is not yet what the address asks for. */
  readonly isThere?: boolean
  /** How long only the first entries of a new answer are shown, unless the reader goes on to the others. */
  readonly restMs?: number
}

/** As long as a list that waits for its matches may stay hidden. */
const patienceMs = 4000

/**
 * The first entries of a list immediately, and the rest in steps, each after the previous one has been painted, so that
 * a letter that shows three hundred cards does not delay the next one; of an answer to somebody who may type on, when
 * they rest or go on to it. A list that the reader opens the document of, or returns to, is drawn whole: first as
 * prerendered (in other languages than English, its first entries), then once as the address requests, so that its height
 * changes no more often than necessary.
 * @param asked the entries; if recomputed and still the same, they stay as they are
 */
export function useStaged<Entry>(
  asked: readonly Entry[],
  { first = drawnAtOnce, isThere = true, restMs = 0 }: StagedOptions = {},
): readonly Entry[] {
  const isPrerendered = useHydrating() && !areDocumentsWhole
  const [drawn, setDrawn] = useState(() => {
    const isStaged = (isThere || isPrerendered) && beginsWithFirstScreen()
    return { entries: asked, count: isStaged ? first : asked.length, isArrived: isThere, isAnswer: false }
  })
  const { isArrived } = drawn
  if (!isArrived && isThere) setDrawn({ entries: asked, count: asked.length, isArrived: true, isAnswer: false })
  else if (isArrived && !areSame(drawn.entries, asked)) {
    setDrawn({ entries: asked, count: first, isArrived: true, isAnswer: true })
  }
  useEffect(() => {
    if (isArrived) return undefined
    const timer = setTimeout(() => setDrawn((now) => ({ ...now, isArrived: true })), patienceMs)
    return () => clearTimeout(timer)
  }, [isArrived])
  useEffect(() => {
    if (!drawn.isArrived || drawn.count >= drawn.entries.length) return undefined
    const drawMore = () => startTransition(() => setDrawn({ ...drawn, count: drawn.count + first, isAnswer: false }))
    return drawn.isAnswer && restMs > 0 ? whenReaderGoesOn(drawMore, restMs) : afterPaint(drawMore)
  }, [drawn, first, restMs])
  return useMemo(() => {
    const { entries, count } = drawn
    return count < entries.length ? entries.slice(0, count) : entries
  }, [drawn])
}

function areSame<Entry>(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some === others || (some.length === others.length && some.every((entry, index) => entry === others[index]))
}

const signs = ['scroll', 'wheel', 'touchmove', 'focusin'] as const

/**
 * Acts as soon as the reader goes on from where they are: scrolls, or moves the focus; else after some time.
 * @returns cancels it
 */
export function whenReaderGoesOn(act: () => void, restMs: number): () => void {
  const timer = setTimeout(go, restMs)
  for (const sign of signs) addEventListener(sign, go, { passive: true })
  return cancel

  function go(): void {
    cancel()
    act()
  }

  function cancel(): void {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, go)
  }
}
