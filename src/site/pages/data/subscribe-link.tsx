import { calendarPath } from '#pages/open-data/open-data-path.ts'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'

/** Opens the calendar in the reader's calendar program. Only the browser knows the address of the site. */
export function SubscribeLink() {
  const host = useInBrowser(readHost, null)
  return host !== null && <a href={`webcal://${host}${calendarPath}`}>Subscribe</a>
}

function readHost(): string {
  return location.host
}
