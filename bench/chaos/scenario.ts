import type { Writing } from '../../tests/accounts/keep-writing.ts'
import type { BedEngine, BedOptions, TestBed } from './test-bed.ts'

/** A way to break something, again and again, while somebody writes. */
export interface Scenario {
  readonly name: string
  readonly engines: readonly BedEngine[]
  /** What the server needs besides the usual test bed; a text says why the scenario cannot be tried here. */
  readonly prepare?: () => Promise<(BedOptions & { readonly clear?: () => void }) | string>
  /**
   * Which requests may end without an answer. A stopping server leaves behind connections that the system has made and
   * the server has not accepted yet; those it has accepted, it answers.
   */
  readonly mayCut: 'nothing' | 'what was not taken' | 'anything'
  /** Breaks it once. @throws through the promise if the server does not do what it should */
  readonly round: (bed: TestBed, writing: Writing, round: number) => Promise<void>
}

/** Acknowledged writes after which something is broken, each time in the middle of others. */
export function countBetween(round: number): number {
  return 20 + 3 * (round % 11)
}
