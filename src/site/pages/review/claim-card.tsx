import { useId, useRef, useState } from 'react'
import { longestReportText } from '#documents/report.ts'
import type { Decision } from '#documents/report-endpoints.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { ClaimSubject } from '../../features/reports/claim-subject.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Times } from '../../ui/wording/times.tsx'
import { ClaimEvidence } from './claim-evidence.tsx'
import { describeKnownShelves } from './describe-known-shelves.ts'
import { decide, undo, type ReviewEntry } from './review-state.ts'

interface ClaimCardProps {
  readonly entry: ReviewEntry
  readonly game: PlannerGame
  /** Who has sent it, where they have sent a flood: their number, or the only one who has. */
  readonly sender: number | 'sole' | null
  readonly isBusy: boolean
  readonly onDecide: (decision: Decision) => void
}

const stateWords = { open: say.open(), agreed: say.accepted(), refused: say.refused(), done: say.onThePages() }

/** What is claimed, by how many and on what evidence, what the site knows of it, and the decision. */
export function ClaimCard({ entry, game, sender, isBusy, onDecide }: ClaimCardProps) {
  const { claim } = entry
  const headingId = useId()
  const card = useRef<HTMLLIElement>(null)
  const [reason, setReason] = useState('')
  const back = undo(entry)

  function send(decision: Decision): void {
    // The pressed button goes; the row keeps the reader's position.
    card.current?.focus()
    onDecide(decision)
  }

  return (
    <li ref={card} tabIndex={-1} aria-labelledby={headingId} className="claim-card card" data-state={claim.state}>
      <h2 id={headingId}>
        <ClaimSubject claim={claim} game={game} />
      </h2>
      <p>
        {rich(
          say.claimReporters({
            confirmations: claim.confirmations,
            players: claim.confirmations + 1,
            verified: claim.verifiedReporters,
            sender: sender === null ? 'none' : sender === 'sole' ? 'sole' : 'numbered',
            number: sender ?? '',
          }),
          { b: (text) => <b>{text}</b>, time: <Times at={[claim.madeAtMs]} /> },
        )}
      </p>
      {claim.subject.kind === 'shelf' && <p className="muted">{describeKnownShelves(game, claim.subject)}</p>}
      <ClaimEvidence evidence={claim.evidence} />
      {claim.state === 'open' && (
        <details className="claim-reason">
          <summary>{say.giveAReason()}</summary>
          <TextField
            label={say.reason()}
            hint={say.reasonHint()}
            maxLength={longestReportText.reason}
            value={reason}
            onChange={setReason}
          />
        </details>
      )}
      <div className="claim-actions">
        <output>{claim.state !== 'open' && stateWords[claim.state]}</output>
        {claim.state === 'open' && (
          <>
            <Button
              look="primary"
              aria-keyshortcuts="a"
              isBusy={isBusy}
              onClick={() => send(decide(entry, 'agreed', reason))}
            >
              {say.accept()}
            </Button>
            <Button aria-keyshortcuts="x" isBusy={isBusy} onClick={() => send(decide(entry, 'refused', reason))}>
              {say.refuse()}
            </Button>
          </>
        )}
        {claim.state === 'agreed' && !back && (
          <Button isBusy={isBusy} onClick={() => send({ id: claim.id, from: claim.state, to: 'open' })}>
            {say.openAgain()}
          </Button>
        )}
        {back && (
          <Button look="quiet" aria-keyshortcuts="u" isBusy={isBusy} onClick={() => send(back)}>
            {say.undo()}
          </Button>
        )}
      </div>
    </li>
  )
}
