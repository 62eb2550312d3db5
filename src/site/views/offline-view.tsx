import { PageHeader } from '../components/page-header.tsx'
import { Section } from '../components/section.tsx'
import { Button } from '../controls/button.tsx'
import { KeptPagesList } from '../offline/kept-pages-list.tsx'
import { OfflinePanel } from '../offline/offline-panel.tsx'
import './offline-view.css'

/**
 * What can be read without a connection. The service worker puts it at the address of a page that cannot be had, and
 * says so on the root element.
 */
export function OfflineView() {
  return (
    <>
      <PageHeader crumbs={[]} title="Offline">
        <div className="when-offline">
          <p>This page is not on this device yet. Try it again when you are connected, or read on in what is here.</p>
          <p className="actions">
            <Button look="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          </p>
        </div>
        <p className="when-online">Pages that you open stay on this device for a while. You can also keep them all.</p>
      </PageHeader>
      <KeptPagesList />
      <div className="when-online">
        <Section id="keep" title="Make everything available offline">
          <OfflinePanel />
        </Section>
      </div>
    </>
  )
}
