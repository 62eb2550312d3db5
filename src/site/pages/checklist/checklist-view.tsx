import type { ChecklistPage, UserChecklistPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/checklist-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'
import '../../features/lists/list-results.css'
import './checklist-view.css'

const waiting = <ChecklistWaiting />
const loadBody = () => import('./checklist-body.tsx').then(({ ChecklistBody }) => ChecklistBody)

/** The part of the page that is the same for everyone; the collection itself renders in the browser. */
export function ChecklistView({ data, title }: PageViewProps<ChecklistPage | UserChecklistPage>) {
  const { driver, kart, glider } = data.unnumbered
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} look="checklist-head">
        <p id="checklist-counts" />
      </PageHeader>
      <LazyPart what={say.yourCollection()} load={loadBody} props={{ waiting }} waiting={waiting} />
      <p className="checklist-note">
        {rich(say.howToMark({ unnumbered: driver + kart + glider }), {
          key: (inner) => <kbd>{inner}</kbd>,
          planner: (inner) => <a href={routes.planner}>{inner}</a>,
        })}
      </p>
    </>
  )
}

/** Placeholder for the collection, at its size. */
function ChecklistWaiting() {
  return (
    <div className="listing" aria-busy="true">
      <WaitingLine withoutScripts={say.needsJavaScript()}>{say.loadingCollection()}</WaitingLine>
    </div>
  )
}
