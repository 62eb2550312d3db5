import { useEffect } from 'react'
import type { PageOf } from '#pages/data/page-data.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/offline.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { readPath } from '../../features/navigation/page-address.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Section } from '../../ui/components/section.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useInBrowser } from '../../ui/store/use-in-browser.ts'
import { OfflinePanel } from '../../features/offline/offline-panel.tsx'
import { matchRoute } from '#pages/routes/match-route.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useStore } from '../../ui/store/create-store.ts'
import './local-pages.css'
import { listAreas } from '../../ui/components/areas.ts'
import {
  offlineDownload,
  listLocalPages,
  type LocalPage,
  type LocalPages,
} from '../../features/offline/offline-download.ts'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'

/** What can be read offline. The service worker also shows it in place of a page that is not available. */
export function OfflineView({ data, title }: PageViewProps<PageOf<'offline'>>) {
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

/** Links to everything that can be read offline. */
function LocalPagesList() {
  const { downloaded } = useStore(offlineDownload)
  const { value: pages } = useLoading(String(downloaded?.bytes ?? 0), () => listLocalPages(readBuildHash()))
  return <div className="local-pages">{pages && <LocalPagesFound pages={pages} />}</div>
}

function LocalPagesFound({ pages }: { pages: LocalPages }) {
  // The calendar leads to dozens, fetched ahead.
  const days = pages.visited.filter(({ path }) => matchRoute(path)?.name === 'ranking-day')
  const others = pages.visited.filter((page) => !days.includes(page))
  return (
    <>
      {pages.downloaded && (
        <Section id="downloaded" title={say.downloadedTitle()}>
          <p>{say.downloadedExplanation()}</p>
          <PageLinks pages={listAreas().map(({ name, path }) => ({ title: name, path }))} />
        </Section>
      )}
      {pages.visited.length > 0 && (
        <Section id="visited" title={say.visitedTitle()} aside={say.pageCount({ count: pages.visited.length })}>
          <p>{say.visitedExplanation()}</p>
          <PageLinks pages={others} />
          {days.length > 0 && (
            <details>
              <summary>{say.showRankings({ count: days.length })}</summary>
              <PageLinks pages={days.toReversed()} />
            </details>
          )}
        </Section>
      )}
      {!pages.downloaded && pages.visited.length === 0 && <p>{say.nothingYet()}</p>}
    </>
  )
}

function PageLinks({ pages }: { pages: readonly LocalPage[] }) {
  return (
    <ul className="chips">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a className="chip" href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
