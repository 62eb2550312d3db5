import { useLoading } from '../../ui/loading/use-loading.ts'
import { areas } from '../../ui/components/areas.ts'
import { Section } from '../../ui/components/section.tsx'
import { readBuildHash } from './read-build-hash.ts'
import { listKeptPages, type KeptPage, type KeptPages } from './list-kept-pages.ts'

/** Links to everything that can be read without a connection. */
export function KeptPagesList() {
  const { value: kept } = useLoading('kept pages', () => listKeptPages(readBuildHash()))
  return <div className="kept-pages">{kept && <KeptPagesFound kept={kept} />}</div>
}

function KeptPagesFound({ kept }: { kept: KeptPages }) {
  return (
    <>
      {kept.chosen && (
        <Section id="kept" title="Kept on this device">
          <p>You have made these parts of the site available offline. Every link to them works.</p>
          <PageLinks pages={areas.map(({ name, path }) => ({ title: name, path }))} />
        </Section>
      )}
      {kept.visited.length > 0 && (
        <Section id="visited" title="Pages you have been near" aside={`${kept.visited.length} pages`}>
          <PageLinks pages={kept.visited} />
        </Section>
      )}
      {!kept.chosen && kept.visited.length === 0 && (
        <p>Nothing is here so far: pages that you open while you are connected can be read offline later.</p>
      )}
    </>
  )
}

function PageLinks({ pages }: { pages: readonly KeptPage[] }) {
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
