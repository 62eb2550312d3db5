import { useLoading } from '../../ui/loading/use-loading.ts'
import { areas } from '../../ui/components/areas.ts'
import { Section } from '../../ui/components/section.tsx'
import { readBuildHash } from './read-build-hash.ts'
import { listLocalPages, type LocalPage, type LocalPages } from './list-local-pages.ts'

/** Links to everything that can be read without a connection. */
export function LocalPagesList() {
  const { value: pages } = useLoading('the pages on this device', () => listLocalPages(readBuildHash()))
  return <div className="local-pages">{pages && <LocalPagesFound pages={pages} />}</div>
}

function LocalPagesFound({ pages }: { pages: LocalPages }) {
  return (
    <>
      {pages.downloaded && (
        <Section id="kept" title="Kept on this device">
          <p>You have made these parts of the site available offline. Every link to them works.</p>
          <PageLinks pages={areas.map(({ name, path }) => ({ title: name, path }))} />
        </Section>
      )}
      {pages.visited.length > 0 && (
        <Section id="visited" title="Pages you have been near" aside={`${pages.visited.length} pages`}>
          <PageLinks pages={pages.visited} />
        </Section>
      )}
      {!pages.downloaded && pages.visited.length === 0 && (
        <p>Nothing is here so far: pages that you open while you are connected can be read offline later.</p>
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
