import { useId, useRef, useState } from 'react'
import {
  longestReportText,
  type ClaimSubject as Subject,
  type Evidence,
  type ClaimState,
  type ReviewedClaim,
} from '#documents/report.ts'
import type { Decision } from '#documents/report-endpoints.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/reports.ts'
import { isIsoDate } from '#catalogue/calendar.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { ClaimSubject } from '../../features/reports/claim-subject.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Times } from '../../ui/wording/times.tsx'
import { findSaidPlace, keyOfPlace } from '../../features/reports/shelf-places.ts'
import { Day } from '../../ui/wording/day.tsx'

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
      <div className="actions">
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

/**
 * What the site has of the item now: its shelf there, if that is no longer what was reported on, and its shelves in all,
 * with what public lists count where they count more.
 */
export function describeKnownShelves(
  game: PlannerGame,
  { item: id, variant, said }: Extract<Subject, { kind: 'shelf' }>,
): string {
  const item = game.itemById.get(id)
  if (!item) return say.unknownItem()
  const now = findSaidPlace(game, id, variant)
  const tops = item.shelves.filter(({ topLevel }) => topLevel === 1).length
  const later = item.shelves.filter(({ topLevel }) => topLevel > 1).length
  return [
    ...(now === keyOfPlace(said) ? [] : [say.pageSaysNow({ place: now.replace('-', '_') })]),
    say.shelvesOnRecord({ tops, later, middles: item.shelves.length - tops - later }),
    ...(item.knownTops ? [say.publicLists(item.knownTops)] : []),
  ].join(' ')
}

/** What players have added: text and links from strangers, never markup. */
function ClaimEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  const told = evidence.filter(({ note, link, day }) => note !== null || link !== null || day !== null)
  if (told.length === 0) return <p className="muted">{say.noEvidence()}</p>
  return (
    <ul className="claim-evidence" aria-label={say.evidenceCount({ count: told.length })}>
      {told.map(({ note, link, page, day, madeAtMs, isVerified }) => (
        <li key={`${madeAtMs} ${note} ${link}`}>
          {note !== null && <blockquote>{note}</blockquote>}
          {link !== null && isWeb(link) && (
            <a href={link} target="_blank" rel="nofollow noopener noreferrer ugc">
              {link}
            </a>
          )}
          <small className="muted">
            {rich(
              say.evidenceOrigin({
                hasDay: day !== null && isIsoDate(day) ? 'yes' : 'no',
                isVerified: isVerified ? 'yes' : 'no',
              }),
              {
                day: day !== null && isIsoDate(day) && <Day date={day} />,
                page: <a href={page}>{page}</a>,
                time: <Times at={[madeAtMs]} />,
              },
            )}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** The server checks it, too. */
function isWeb(link: string): boolean {
  return /^https?:\/\//.test(link)
}

/** The reviewer's list, and how decisions change it. */
export interface ReviewEntry {
  readonly claim: ReviewedClaim
  /** The state before the decision that was made here; null while none was. */
  readonly before: ClaimState | null
}

export function toEntries(claims: readonly ReviewedClaim[]): readonly ReviewEntry[] {
  return claims.map((claim) => ({ claim, before: null }))
}

/** @param reason public; empty for none */
export function decide({ claim }: ReviewEntry, to: 'agreed' | 'refused', reason: string): Decision {
  const words = reason.trim()
  return { id: claim.id, from: claim.state, to, ...(words !== '' && { reason: words }) }
}

/** Undoes the decision that was made here; null if none was. */
export function undo({ claim, before }: ReviewEntry): Decision | null {
  return before && { id: claim.id, from: claim.state, to: before }
}

/** Entries keep their places: a list that reorders itself under the reader's hands is read wrongly. */
export function applyDecision(
  entries: readonly ReviewEntry[],
  { from, to }: Decision,
  decided: ReviewedClaim,
): readonly ReviewEntry[] {
  return entries.map((entry) =>
    entry.claim.id === decided.id ? { claim: decided, before: entry.before === to ? null : from } : entry,
  )
}
