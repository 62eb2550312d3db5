import type { PageOf } from '#pages/data/page-data.ts'
import * as say from '#wording/settings.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'

const loadBody = () => import('./settings-body.tsx').then(({ SettingsBody }) => SettingsBody)

export function SettingsView({ data, title }: PageViewProps<PageOf<'user-settings'>>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        {say.aboutSettings()}
      </PageHeader>
      <div className="of-reader">
        <LazyPart
          what={say.settingsPart()}
          load={loadBody}
          props={{}}
          waiting={<WaitingLine withoutScripts={say.needsJavaScript()}>{say.loadingSettings()}</WaitingLine>}
        />
      </div>
    </>
  )
}
