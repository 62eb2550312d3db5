import type { SharedPage } from '#pages/data/player-pages.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import '../../features/lists/list-results.css'

const loadBody = () => import('./shared-body.tsx').then(({ SharedBody }) => SharedBody)

/** What somebody shares is in the fragment of the address: only the browser knows it. */
export function SharedView({ data }: { data: SharedPage }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Shared with you">
        A player’s drivers, karts and gliders, as they were when the link was made.
      </PageHeader>
      <div className="listing">
        <LazyPart what="The shared collection" load={loadBody} props={{}} waiting={<Waiting />} />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton what="The shared collection" shape="cards" lines={6} />
      <noscript>
        <p>What was shared is in the link itself, and only your browser reads it: this page needs JavaScript.</p>
      </noscript>
    </>
  )
}
