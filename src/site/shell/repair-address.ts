import { routes } from '#pages/routes/routes.ts'
import { readPath } from '../features/navigation/page-address.ts'

/** Pages whose links are sent around with something behind the path. */
const sent = [routes.shared, routes.race, routes.planner]
const escapedSign = /%23|%3F/i

/**
 * What was sent, where a program on the way has escaped a link: `/shared/%23v=1`, `/race/?week=2025-12-24&amp;by=mine`.
 * Null for an address that is intact.
 */
export function repairAddress({ pathname, search, hash }: URL): string | null {
  const path = sent.some((start) => readPath(pathname)?.startsWith(start))
    ? pathname.replace(escapedSign, (sign) => (sign === '%23' ? '#' : '?'))
    : pathname
  // An ampersand within a value is escaped in links of ours.
  const repaired = (path + search + hash).replaceAll('&amp;', '&')
  return repaired === pathname + search + hash ? null : repaired
}
