import type { MyRecordPage } from '#pages/data/player-pages.ts'
import * as say from '#wording/my-record.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './my-record-view.css'

const loadBody = () => import('./record-body.tsx').then(({ RecordBody }) => RecordBody)

/** A collection as a keepsake. What is owned, only the browser knows. */
export function MyRecordView({ data, title }: PageViewProps<MyRecordPage>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutPage()}
      </PageHeader>
      <div className="my-record">
        <LazyPart what={say.recordPart()} load={loadBody} props={{ data }} waiting={<Waiting />} />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton what={say.recordPart()} shape="cards" lines={6} />
      <noscript>
        <p>{say.needsJavaScript()}</p>
      </noscript>
    </>
  )
}
