import type { MyRecordPage } from '#pages/data/player-pages.ts'
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
        How far you got, to keep: as a picture, on paper, as a file or as a link.
      </PageHeader>
      <div className="my-record">
        <LazyPart what="Your record" load={loadBody} props={{ data }} waiting={<Waiting />} />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton what="Your record" shape="cards" lines={6} />
      <noscript>
        <p>
          What you own is stored in your browser alone, and only scripts can read it there: this page needs JavaScript.
        </p>
      </noscript>
    </>
  )
}
