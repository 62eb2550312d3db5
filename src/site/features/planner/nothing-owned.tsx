import type { PlannerPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import type { PlannerViewProps } from './planner-view-props.ts'
import './nothing-owned.css'

/** The way on for who has ticked nothing yet. */
export function NothingOwned({ data, ask }: { data: PlannerPage; ask: PlannerViewProps['ask'] }) {
  return (
    <EmptyState title="Tell the planner what you own">
      <p>
        Tick drivers, karts and gliders on their lists or pages. It takes no account: ticks stay in this browser. From
        the first one on, the planner answers for you.
      </p>
      <p className="actions planner-start">
        <a className="button primary" href={routes['driver-list']}>
          Tick drivers
        </a>
        <a className="button" href={routes['kart-list']}>
          Karts
        </a>
        <a className="button" href={routes['glider-list']}>
          Gliders
        </a>
        <Button look="quiet" onClick={() => ask({ tab: 'smallest-set', isOnTop: false })}>
          Or see the smallest sets that cover all {data.variantCount} courses
        </Button>
      </p>
    </EmptyState>
  )
}
