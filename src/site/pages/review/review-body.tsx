import { useState, type ReactNode } from 'react'
import type { Decision, ReportAnswers, Sender } from '#documents/report-endpoints.ts'
import * as say from '#wording/reports.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { notFoundPath } from '#pages/routes/routes.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { describeFailure } from '../../features/accounts/port/describe-failure.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { askReviewQueue, sendDecision, clearSenders } from '../../features/reports/report-requests.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import { ClaimCard, applyDecision, toEntries, type ReviewEntry } from './claim-card.tsx'
import './review-body.css'

/** The queue for reviewers; for all others there is no such page. */
export function ReviewBody() {
  const { value, error, retry } = useLoading('queue', loadReview)
  if (error !== undefined) {
    return (
      <p role="alert">
        {describeFailure(error)} <Button onClick={retry}>{say.tryAgain()}</Button>
      </p>
    )
  }
  if (!value) return <h1>{say.loading()}</h1>
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
      <PageHeader crumbs={[]} title={say.reviewReports()}>
        <p className="review-keys">
          {rich(
            say.reviewKeys({
              count: openCount,
              isCut: queue.total > entries.length ? 'yes' : 'no',
              shown: entries.length,
              total: queue.total,
            }),
            {
              next: <kbd>j</kbd>,
              previous: <kbd>k</kbd>,
              accept: <kbd>a</kbd>,
              refuse: <kbd>x</kbd>,
              undo: <kbd>u</kbd>,
            },
          )}
        </p>
        <p className="actions">
          <Button onClick={retry}>{say.loadAgain()}</Button>
        </p>
      </PageHeader>
      {queue.senders.length > 0 && <ReviewSenders senders={queue.senders} onCleared={retry} />}
      {entries.length === 0 ? (
        <EmptyState title={say.nothingToReview()}>
          {rich(say.nothingToReviewWhy(), { link: (inner) => <a href="/corrections/">{inner}</a> })}
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
function nameSender(senders: readonly Sender[], { claim }: ReviewEntry): number | 'sole' | null {
  const index = senders.findIndex(({ id }) => id === claim.sender)
  if (index < 0) return null
  return senders.length === 1 ? 'sole' : index + 1
}

interface Review {
  readonly entries: readonly ReviewEntry[]
  /** Ids of claims whose decision is being sent. */
  readonly busy: ReadonlySet<string>
  readonly send: (decision: Decision) => void
}

/** The queue as it was loaded last, with what is decided here. */
function useReview({ claims }: ReportAnswers['queue']): Review {
  const [loaded, setLoaded] = useState(claims)
  const [entries, setEntries] = useState(() => toEntries(claims))
  if (loaded !== claims) {
    setLoaded(claims)
    setEntries(toEntries(claims))
  }
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  async function follow(decision: Decision): Promise<void> {
    const { id } = decision
    setBusy((now) => new Set([...now, id]))
    try {
      const decided = await sendDecision(decision)
      setEntries((now) => applyDecision(now, decision, decided))
    } catch (error) {
      console.warn(error)
      void showToastOnDemand({ message: describeFailure(error), type: 'error' })
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== id)))
    }
  }

  return { entries, busy, send: (decision) => void (busy.has(decision.id) || follow(decision)) }
}

interface ReviewSendersProps {
  readonly senders: readonly Sender[]
  readonly onCleared: () => void
}

/** Who has sent a flood, an account or a network, and buttons that delete all of it. */
function ReviewSenders({ senders, onCleared }: ReviewSendersProps) {
  const clearing = useAttempt()
  const clear = (some: readonly Sender[]) =>
    clearing.run(async () => {
      const removed = await clearSenders(some.map(({ id }) => id))
      void showToastOnDemand({ message: say.reportsDeleted({ count: removed }) })
      onCleared()
    })
  const all = senders.reduce((sum, { claims }) => sum + claims, 0)
  return (
    <section className="review-senders card" aria-label={say.floodTitle()}>
      <p>{rich(say.floodExplanation({ count: all, senders: senders.length }), { b: (text) => <b>{text}</b> })}</p>
      <FormFailure words={clearing.failure} />
      <p className="actions">
        <Button look="danger" isBusy={clearing.isBusy} onClick={() => clear(senders)}>
          {say.deleteAll({ count: all })}
        </Button>
      </p>
      {senders.length > 1 && (
        <details>
          <summary>{say.bySender()}</summary>
          <ul>
            {senders.map((sender, index) => (
              <li key={sender.id}>
                <span>{say.senderReports({ number: index + 1, count: sender.claims })}</span>
                <Button isBusy={clearing.isBusy} onClick={() => clear([sender])}>
                  {say.deleteOfSender({ count: sender.claims, number: index + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
