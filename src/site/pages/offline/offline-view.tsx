import { useEffect } from 'react'
import type { OfflinePage } from '#pages/data/site-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { LocalPagesList } from '../../features/offline/local-pages-list.tsx'
import { OfflinePanel } from '../../features/offline/offline-panel.tsx'

/** What can be read offline. The service worker also shows it in place of a page that is not available. */
export function OfflineView({ data, title }: PageViewProps<OfflinePage>) {
  const isInstead = useInBrowser(isInsteadOfAnother, false)
  // The page that was asked for takes its place as soon as it can.
  useEffect(() => {
    if (!isInstead) return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isInstead])
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {isInstead ? (
          <>
            <p>This page is not available offline. Try again when you are online, or open one of the pages below.</p>
            <p className="actions">
              <Button look="primary" onClick={() => location.reload()}>
                Try again
              </Button>
            </p>
          </>
        ) : (
          <p>
            Pages you open stay on this device for a while. You can also download the whole site, or its facts as{' '}
            <a href={`${routes.data}#archive`}>files to keep</a>.
          </p>
        )}
      </PageHeader>
      {!isInstead && (
        <Section id="keep" title="Download for offline use">
          <noscript>
            <p>
              Pages are kept by a part of the site that runs in your browser, which needs JavaScript. Without it, the{' '}
              <a href={`${routes.data}#archive`}>files to keep</a> hold the same facts.
            </p>
          </noscript>
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
