import { matchRoute } from '#pages/routes/match-route.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useStore } from '../../ui/store/use-store.ts'
import './local-pages-list.css'
import { listAreas } from '../../ui/components/areas.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { offlineDownload } from './offline-download.ts'
import { readBuildHash } from '../../ui/loading/read-build-hash.ts'
import { listLocalPages, type LocalPage, type LocalPages } from './list-local-pages.ts'

/** Links to everything that can be read offline. */
export function LocalPagesList() {
  const { downloaded } = useStore(offlineDownload)
  const { value: pages } = useLoading(`the pages on this device ${downloaded?.bytes ?? 0}`, () =>
    listLocalPages(readBuildHash()),
  )
  return <div className="local-pages">{pages && <LocalPagesFound pages={pages} />}</div>
}

function LocalPagesFound({ pages }: { pages: LocalPages }) {
  // The calendar leads to dozens, fetched ahead.
  const days = pages.visited.filter(({ path }) => matchRoute(path)?.name === 'ranking-day')
  const others = pages.visited.filter((page) => !days.includes(page))
  return (
    <>
      {pages.downloaded && (
        <Section id="downloaded" title="Downloaded to this device">
          <p>These parts of the site are available offline.</p>
          <PageLinks pages={listAreas().map(({ name, path }) => ({ title: name, path }))} />
        </Section>
      )}
      {pages.visited.length > 0 && (
        <Section id="visited" title="Pages on this device" aside={formatCount(pages.visited.length, 'page')}>
          <p>Pages you opened, and some to which they lead, fetched ahead.</p>
          <PageLinks pages={others} />
          {days.length > 0 && (
            <details>
              <summary>Show {formatCount(days.length, 'daily ranking')}</summary>
              <PageLinks pages={days.toReversed()} />
            </details>
          )}
        </Section>
      )}
      {!pages.downloaded && pages.visited.length === 0 && (
        <p>Nothing here yet. Pages you open while online can be read offline later.</p>
      )}
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
