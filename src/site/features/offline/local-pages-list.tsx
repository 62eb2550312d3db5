import { matchRoute } from '#pages/routes/match-route.ts'
import * as say from '#wording/offline.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useStore } from '../../ui/store/create-store.ts'
import './local-pages-list.css'
import { listAreas } from '../../ui/components/areas.ts'
import { Section } from '../../ui/components/section.tsx'
import { offlineDownload, listLocalPages, type LocalPage, type LocalPages } from './offline-download.ts'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'

/** Links to everything that can be read offline. */
export function LocalPagesList() {
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
