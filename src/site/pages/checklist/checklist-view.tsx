import type { ChecklistPage, UserChecklistPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/checklist-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { ChecklistWaiting } from './checklist-waiting.tsx'
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
