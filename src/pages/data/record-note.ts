import type { RecordLabel } from '#rankings/ranking.ts'

/** How the shelves of a page are known, in plain words. */
export interface RecordNote {
  readonly label: RecordLabel
  /** `Last known: 1 Oct 2025`. */
  readonly text: string
  /** In full sentences, on request. */
  readonly explanation: string
}

/** No record states the shelves: those of another one stand in for them. */
export type EstimateLabel = Exclude<RecordLabel, 'recorded' | 'carried-on'>
