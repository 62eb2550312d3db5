import type { PageOf } from '#pages/data/page-data.ts'
import * as say from '#wording/sharing.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import '../../features/lists/list-results.css'

const loadBody = () => import('./shared-body.tsx').then(({ SharedBody }) => SharedBody)

/** What somebody shares is in the fragment of the address: only the browser knows it. */
export function SharedView({ data }: { data: PageOf<'shared'> }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={say.sharedWithYou()}>
        {say.aboutShared()}
      </PageHeader>
      <div className="listing">
        <LazyPart what={say.sharedCollection()} load={loadBody} props={{}} waiting={<Waiting />} />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton what={say.sharedCollection()} shape="cards" lines={6} />
      <noscript>
        <p>{say.needsJavaScript()}</p>
      </noscript>
    </>
  )
}
