import { calendarPath } from '#pages/open-data/open-data-path.ts'

/** All tours and ranked weeks as a file that calendars read: each shows them in its owner's time. */
export function AddToCalendar() {
  return (
    <a href={calendarPath} title="Tours and ranked cups, as a calendar to import or subscribe to">
      Add to calendar
    </a>
  )
}
