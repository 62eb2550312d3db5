import type { ReactNode } from 'react'
import { joinList, joinWithCommas } from '#wording/join-list.ts'
import { rich } from './rich.tsx'

/** `a, b and c` of elements such as links, or with `joinWithCommas` `a, b, c`. */
export function joinElements(elements: readonly ReactNode[], join: typeof joinList | typeof joinWithCommas = joinList) {
  const tags = elements.map((_, index) => `<part${index}/>`)
  return rich(join(tags), Object.fromEntries(elements.map((element, index) => [`part${index}`, element])))
}
