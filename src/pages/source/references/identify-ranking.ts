import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoize } from '#base/memoize.ts'

/**
 * The id of a ranking is the MD5 of what it ranks, never of its results: a link to it survives every
 * correction of the data. 32 hexadecimal digits.
 */
const identify = memoize((canonicalKey: string) => bytesToHex(md5(utf8ToBytes(canonicalKey))))

/** Of the whole game. */
export function identifyGameRankings(): Record<ItemKind, string> {
  return mapKinds((kind) => identify(`game|${kind}`))
}

export function identifyCourseRankings(variantId: string): Record<ItemKind, string> {
  return mapKinds((kind) => identify(`course|${kind}|${variantId}`))
}

export function identifyTourRankings(tourNumber: number): Record<ItemKind, string> {
  return mapKinds((kind) => identify(`tour|${kind}|${tourNumber}`))
}

export function identifyWeekRankings(tourNumber: number, week: number): Record<ItemKind, string> {
  return mapKinds((kind) => identify(`week|${kind}|${tourNumber}|${week}`))
}
