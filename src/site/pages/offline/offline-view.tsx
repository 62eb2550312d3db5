import { useSyncExternalStore } from 'react'
import { routes } from '#pages/routes/routes.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { LocalPagesList } from '../../features/offline/local-pages-list.tsx'
import { OfflinePanel } from '../../features/offline/offline-panel.tsx'

/** What can be read without a connection. The service worker puts it at the address of a page that cannot be had, too. */
export function OfflineView() {
  const isInstead = useSyncExternalStore(neverChanges, isInsteadOfAnother, () => false)
  return (
    <>
      <PageHeader crumbs={[]} title="Offline">
        {isInstead ? (
          <>
            <p>This page is not on this device yet. Try it again when you are connected, or read on in what is here.</p>
            <p className="actions">
              <Button look="primary" onClick={() => location.reload()}>
                Try again
              </Button>
            </p>
          </>
        ) : (
          <p>Pages that you open stay on this device for a while. You can also keep them all.</p>
        )}
      </PageHeader>
      {!isInstead && (
        <Section id="keep" title="Make everything available offline">
          <OfflinePanel />
        </Section>
      )}
      <LocalPagesList />
    </>
  )
}

function isInsteadOfAnother(): boolean {
  return location.pathname !== routes.offline
}

function neverChanges(): () => void {
  return () => undefined
}
