import { useSyncExternalStore } from 'react'
import { calendarPath } from '#pages/open-data/open-data-path.ts'

/** Opens the calendar in the reader's calendar program. Only the browser knows the address of the site. */
export function SubscribeLink() {
  const host = useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => null,
  )
  return host !== null && <a href={`webcal://${host}${calendarPath}`}>Subscribe</a>
}

function neverChanges(): () => void {
  return () => {}
}
