import type { ReactNode } from 'react'
import type { ReportAnswers, Sender } from '#documents/report-endpoints.ts'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { askReviewQueue } from '../../features/reports/report-requests.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { notFoundPath } from '#pages/routes/routes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { formatCount } from '../../ui/wording/wording.ts'
import { ClaimCard } from './claim-card.tsx'
import { ReviewSenders } from './review-senders.tsx'
import type { ReviewEntry } from './review-state.ts'
import { useReview } from './use-review.ts'
import './review-body.css'

/** The queue for reviewers; for everybody else there is no such page. */
export function ReviewBody() {
  const { value, error, retry } = useLoading('The queue', loadReview)
  if (error !== undefined) {
    return (
      <p role="alert">
        {describeFailure(error)} <Button onClick={retry}>Try again</Button>
      </p>
    )
  }
  if (!value) return <h1>Loading…</h1>
  return 'notFound' in value ? value.notFound : <ReviewList {...value} retry={retry} />
}

interface LoadedReview {
  readonly queue: ReportAnswers['queue']
  readonly game: PlannerGame
}

async function loadReview(): Promise<LoadedReview | { readonly notFound: ReactNode }> {
  try {
    const [queue, game] = await Promise.all([askReviewQueue(), loadPlannerGame()])
    return { queue, game }
  } catch (error) {
    const isUnknown =
      error instanceof AccountsError && /^(?:not-found|permission-denied|signed-out|no-server)$/.test(error.code)
    if (!isUnknown) throw error
    const [{ NotFoundView }, data] = await Promise.all([
      import('../not-found/not-found-view.tsx'),
      loadPageOf('not-found', notFoundPath),
    ])
    return { notFound: <NotFoundView data={data} /> }
  }
}

function ReviewList({ queue, game, retry }: LoadedReview & { readonly retry: () => void }) {
  const { entries, busy, send } = useReview(queue)
  const openCount = entries.filter(({ claim }) => claim.state === 'open').length
  return (
    <>
      <PageHeader crumbs={[]} title="Review reports">
        <p className="review-keys">
          {formatCount(openCount, 'open report')}
          {queue.total > entries.length && `, ${entries.length} of ${queue.total} shown`}. Keys: <kbd>j</kbd>{' '}
          <kbd>k</kbd> to move, <kbd>a</kbd> accepts, <kbd>x</kbd> refuses, <kbd>u</kbd> undoes.
        </p>
        <p className="actions">
          <Button onClick={retry}>Load again</Button>
        </p>
      </PageHeader>
      {queue.senders.length > 0 && <ReviewSenders senders={queue.senders} onCleared={retry} />}
      {entries.length === 0 ? (
        <EmptyState title="Nothing to review">
          New reports appear here. <a href="/corrections/">Decisions so far</a>
        </EmptyState>
      ) : (
        <ul className="review-queue">
          {entries.map((entry) => (
            <ClaimCard
              key={entry.claim.id}
              entry={entry}
              game={game}
              sender={nameSender(queue.senders, entry)}
              isBusy={busy.has(entry.claim.id)}
              onDecide={send}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** As the list of senders numbers them; null for those that are not in it. */
function nameSender(senders: readonly Sender[], { claim }: ReviewEntry): string | null {
  const index = senders.findIndex(({ id }) => id === claim.sender)
  if (index < 0) return null
  return senders.length === 1 ? 'the one sender above' : `sender ${index + 1}`
}
