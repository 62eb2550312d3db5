import type { Sender } from '#documents/report-endpoints.ts'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { clearSenders } from '../../features/reports/report-requests.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { tell } from '../../ui/toasts/tell.ts'
import { formatCount } from '../../ui/wording/wording.ts'

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
      void tell({ message: `${formatCount(removed, 'report was', 'reports were')} deleted.` })
      onCleared()
    })
  const all = senders.reduce((sum, { claims }) => sum + claims, 0)
  return (
    <section className="review-senders card" aria-label={say.manyFromOneSender()}>
      <p>
        {rich(say.comeFromEachAn(), {
          strong: <b>{say.allOpenReports({ all })}</b>,
          more: senders.length === 1 ? 'one sender' : `${senders.length} senders`,
        })}
      </p>
      <FormFailure words={clearing.failure} />
      <p className="actions">
        <Button look="danger" isBusy={clearing.isBusy} onClick={() => clear(senders)}>
          {say.deleteAllAll({ all })}
        </Button>
      </p>
      {senders.length > 1 && (
        <details>
          <summary>{say.senderBySender()}</summary>
          <ul>
            {senders.map((sender, index) => (
              <li key={sender.id}>
                <span>{rich(say.senderReports({ reports: sender.claims }), { value: index + 1 })}</span>
                <Button isBusy={clearing.isBusy} onClick={() => clear([sender])}>
                  {rich(say.deleteClaimsOfSender({ claims: sender.claims }), { value: index + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
