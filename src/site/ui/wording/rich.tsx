import { createElement, Fragment, type ReactNode } from 'react'

type Element = ReactNode | ((text: string) => ReactNode)

const tag = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g

/**
 * A text of `src/wording/` whose tags become elements: `rich(words.seeDays(), { days: (text) => <a href="…">{text}</a> })`,
 * or `{ day: <Day date={date} /> }` for `<day/>`. A tag that nothing is given for stays text.
 */
export function rich(text: string, elements: Readonly<Record<string, Element>>) {
  const parts: ReactNode[] = []
  const elementOf = new Map(Object.entries(elements))
  let end = 0
  for (const { 0: whole, 1: name, 2: inner = '', index } of text.matchAll(tag)) {
    if (!elementOf.has(name!)) continue
    const element = elementOf.get(name!)
    parts.push(text.slice(end, index), typeof element === 'function' ? element(inner) : element)
    end = index + whole.length
  }
  return createElement(Fragment, null, ...parts, text.slice(end))
}
