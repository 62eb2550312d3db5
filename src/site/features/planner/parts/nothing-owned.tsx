import type { PlannerPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/planner.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { useReaderChecklist } from '../../checklist/reader-checklist.ts'
import { WaitingItems } from '../../checklist/waiting-items.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import './nothing-owned.css'

/** What to do first, for readers who have marked nothing yet. */
export function NothingOwned({ data, ask }: { data: PlannerPage; ask: PlannerViewProps['ask'] }) {
  const { waitingCount } = useReaderChecklist()
  if (waitingCount > 0) return <WaitingItems />
  return (
    <EmptyState title={say.nothingOwned()}>
      <p>{say.nothingOwnedWhy()}</p>
      <p className="actions planner-start">
        <a className="button primary" href={routes.checklist}>
          {say.openTheChecklist()}
        </a>
        <Button look="quiet" onClick={() => ask({ tab: 'smallest-set', isOnTop: false })}>
          {say.seeSmallestSets({ count: data.variantCount })}
        </Button>
      </p>
    </EmptyState>
  )
}
