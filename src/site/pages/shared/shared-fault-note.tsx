import type { ReactNode } from 'react'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/sharing.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { SharedFault } from '../../features/sharing/shared-address.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'

const notes: Readonly<Record<SharedFault, readonly [title: string, remedy: ReactNode]>> = {
  none: [
    say.nothingShared(),
    rich(say.aboutNothingShared(), { checklist: (inner) => <a href={routes.checklist}>{inner}</a> }),
  ],
  cut: [say.linkCut(), say.aboutLinkCut()],
  damaged: [say.linkDamaged(), say.aboutLinkDamaged()],
  newer: [say.linkNewer(), say.aboutLinkNewer()],
}

export function SharedFaultNote({ fault }: { fault: SharedFault }) {
  const [title, remedy] = notes[fault]
  return (
    <div role="alert">
      <EmptyState title={title}>{remedy}</EmptyState>
    </div>
  )
}
