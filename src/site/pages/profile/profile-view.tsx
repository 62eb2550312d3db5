import type { UserPage } from '#pages/data/player-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'

const loadBody = () => import('./profile-body.tsx').then(({ ProfileBody }) => ProfileBody)

export function ProfileView({ data, title }: PageViewProps<UserPage>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        Your featured items, the progress of your collection, and a card to share.
      </PageHeader>
      <div className="of-reader">
        <LazyPart
          what="Your profile"
          load={loadBody}
          props={{}}
          waiting={
            <WaitingLine withoutScripts="Your profile is stored in your account: this page needs JavaScript.">
              Loading your profile…
            </WaitingLine>
          }
        />
      </div>
    </>
  )
}
