import type { UserPage } from '#pages/data/player-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'

const loadBody = () => import('./settings-body.tsx').then(({ SettingsBody }) => SettingsBody)

export function SettingsView({ data, title }: PageViewProps<UserPage>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        Manage your account, how the site looks, and your data.
      </PageHeader>
      <div className="of-reader">
        <LazyPart
          what="Your settings"
          load={loadBody}
          props={{}}
          waiting={
            <WaitingLine withoutScripts="Your settings are stored in your account and in your browser: this page needs JavaScript.">
              Loading your settings…
            </WaitingLine>
          }
        />
      </div>
    </>
  )
}
