import type { RecordLabel } from '#rankings/ranking.ts'

/** No record states the shelves: those of another one stand in for them. */
export type EstimateLabel = Exclude<RecordLabel, 'recorded' | 'carried-on'>
