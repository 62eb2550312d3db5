import { compareAddress, type Comparison } from '#pages/item/compare-address.ts'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { replaceAddress } from '../../features/navigation/replace-address.ts'

/** Replaces what the address compares. */
export function showCompared(comparison: Comparison): void {
  replaceAddress(resolveOnSite(compareAddress(comparison)))
}
