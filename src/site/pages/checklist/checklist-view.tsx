import type { ChecklistPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { ChecklistWaiting } from './checklist-waiting.tsx'

const loadBody = () => import('./checklist-body.tsx').then(({ ChecklistBody }) => ChecklistBody)

/** The part of the page that is the same for everybody; the collection comes with its code, in the browser. */
export function ChecklistView({ data }: { data: ChecklistPage }) {
  const { driver, kart, glider } = data.unnumbered
  const unnumbered = driver + kart + glider
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Checklist">
        Tap what you own, tap a level to change it. The items stand as in the game
        {unnumbered > 0 &&
          `; ${formatCount(unnumbered, 'item')} whose place there is not on record ${unnumbered === 1 ? 'stands' : 'stand'} at the end of ${unnumbered === 1 ? 'its group' : 'their groups'}`}
        . What to use, get and level from here is for <a href={routes.planner}>the planner</a> to say.
      </PageHeader>
      <LazyPart what="Your collection" load={loadBody} props={{ page: data }} waiting={<ChecklistWaiting />} />
    </>
  )
}
