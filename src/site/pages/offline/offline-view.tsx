import { useEffect } from 'react'
import type { OfflinePage } from '#pages/data/site-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/offline.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { readPath } from '../../features/navigation/page-address.ts'
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
            <p>{say.pageMissing()}</p>
            <p className="actions">
              <Button look="primary" onClick={() => location.reload()}>
                {say.tryAgain()}
              </Button>
            </p>
          </>
        ) : (
          <p>{rich(say.introduction(), { link: (inner) => <a href={`${routes.data}#archive`}>{inner}</a> })}</p>
        )}
      </PageHeader>
      {!isInstead && (
        <Section id="keep" title={say.downloadTitle()}>
          <noscript>
            <p>{rich(say.needsScript(), { link: (inner) => <a href={`${routes.data}#archive`}>{inner}</a> })}</p>
          </noscript>
          <OfflinePanel />
        </Section>
      )}
      <LocalPagesList />
    </>
  )
}

function isInsteadOfAnother(): boolean {
  return readPath(location.pathname) !== routes.offline
}
