import { createElement, Fragment, type ReactNode } from 'react'
import { joinList, joinWithCommas } from '#wording/join-list.ts'

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

/** `a, b and c` of elements such as links, or with `joinWithCommas` `a, b, c`. */
export function joinElements(elements: readonly ReactNode[], join: typeof joinList | typeof joinWithCommas = joinList) {
  const tags = elements.map((_, index) => `<part${index}/>`)
  return rich(join(tags), Object.fromEntries(elements.map((element, index) => [`part${index}`, element])))
}
