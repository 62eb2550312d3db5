import type { Sender } from '#documents/report-endpoints.ts'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { clearSenders } from '../../features/reports/report-requests.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { tell } from '../../ui/toasts/tell.ts'

interface ReviewSendersProps {
  readonly senders: readonly Sender[]
  readonly onCleared: () => void
}

/** Who has sent a flood, an account or a network, and buttons that delete all of it. */
export function ReviewSenders({ senders, onCleared }: ReviewSendersProps) {
  const clearing = useAttempt()
  const clear = (some: readonly Sender[]) =>
    clearing.run(async () => {
      const removed = await clearSenders(some.map(({ id }) => id))
      void tell({ message: say.reportsDeleted({ count: removed }) })
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
