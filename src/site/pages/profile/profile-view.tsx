import type { PageOf } from '#pages/data/page-data.ts'
import * as say from '#wording/profile.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'

const loadBody = () => import('./profile-body.tsx').then(({ ProfileBody }) => ProfileBody)

export function ProfileView({ data, title }: PageViewProps<PageOf<'user-profile'>>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutProfile()}
      </PageHeader>
      <div className="of-reader">
        <LazyPart
          what={say.yourProfile()}
          load={loadBody}
          props={{}}
          waiting={<WaitingLine withoutScripts={say.needsJavaScript()}>{say.loadingProfile()}</WaitingLine>}
        />
      </div>
    </>
  )
}
