import type { ChecklistPage, UserChecklistPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { ChecklistWaiting } from './checklist-waiting.tsx'
import './checklist-view.css'

const waiting = <ChecklistWaiting />
const loadBody = () => import('./checklist-body.tsx').then(({ ChecklistBody }) => ChecklistBody)

/** The part of the page that is the same for everyone; the collection itself renders in the browser. */
export function ChecklistView({ data, title }: PageViewProps<ChecklistPage | UserChecklistPage>) {
  const { driver, kart, glider } = data.unnumbered
  const unnumbered = driver + kart + glider
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} look="checklist-head">
        <p id="checklist-counts" />
      </PageHeader>
      <LazyPart what="Your collection" load={loadBody} props={{ waiting }} waiting={waiting} />
      <p className="checklist-note">
        A tap sets the chosen level, another tap raises it, and swiping sideways marks every item you cross. On a
        keyboard, arrow keys move and 0 to 8 set the level. Hold an item, or press <kbd>P</kbd>, for its points cap.
        Unless you sort them, items are in the game’s order
        {unnumbered > 0 &&
          `; ${formatCount(unnumbered, 'item')} whose position is not on record ${unnumbered === 1 ? 'is at the end of its group' : 'are at the end of their groups'}`}
        . The <a href={routes.planner}>planner</a> shows what to use, get and level.
      </p>
    </>
  )
}
