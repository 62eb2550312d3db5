import type { ReactNode } from 'react'
import { routes } from '#pages/routes/routes.ts'
import type { SharedFault } from '../../features/sharing/shared-address.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'

const notes: Readonly<Record<SharedFault, readonly [title: string, remedy: ReactNode]>> = {
  none: [
    'Nothing is shared in this link',
    <>
      Links to a collection are made with “Share” in the <a href={routes.checklist}>checklist</a>. If you opened one,
      its end is missing: ask for it again.
    </>,
  ],
  cut: [
    'The end of this link is missing',
    'It may have been cut off in transit. Copy the whole of it, or ask whoever sent it to send it again.',
  ],
  damaged: [
    'This link is damaged',
    'It changed in transit, so none of it is shown. Ask whoever sent it to send it again.',
  ],
  newer: [
    'This link is from a newer version of the site',
    'Reload this page. If that does not help, come back in an hour: your copy of the site may be an old one.',
  ],
}

export function SharedFaultNote({ fault }: { fault: SharedFault }) {
  const [title, remedy] = notes[fault]
  return (
    <div role="alert">
      <EmptyState title={title}>{remedy}</EmptyState>
    </div>
  )
}
