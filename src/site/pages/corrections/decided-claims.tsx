import type { PublicClaim } from '#documents/report.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/corrections.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { AccountsError } from '../../features/accounts/port/accounts-error.ts'
import { ClaimSubject, nameClaim } from '../../features/reports/claim-subject.tsx'
import { askDecided } from '../../features/reports/report-requests.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { Section } from '../../ui/components/section.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { Times } from '../../ui/wording/times.tsx'
import './decided-claims.css'

const stateWords: Readonly<Record<PublicClaim['state'], () => string>> = {
  open: say.open,
  agreed: say.accepted,
  refused: say.notAccepted,
  done: say.onThePages,
}

/**
 * What reviewers decided, newest first. Nothing if there is no server, or it cannot be reached: the page is complete
 * without it.
 */
export function DecidedClaims() {
  const { value } = useLoading('decided-claims', loadKnownClaims)
  if (!value || value.claims.length === 0) return null
  const { claims, game } = value
  return (
    <Section id="decided" title={say.recentlyDecided()} aside={say.decisions({ decisions: claims.length })}>
      <ul className="rows decided-claims">
        {claims.map((claim) => (
          <li key={claim.id}>
            <p>
              <ClaimSubject claim={claim} game={game} />
            </p>
            <p className="muted">
              <Report claim={claim} />
            </p>
            {claim.reason !== null && <p>{claim.reason}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How it was decided, by how many it was reported, and when. */
function Report({ claim: { state, confirmations, decidedAtMs } }: { claim: PublicClaim }) {
  const players = confirmations + 1
  const stated = <span className={`claim-state claim-${state}`}>{stateWords[state]()}</span>
  return decidedAtMs === null
    ? rich(say.reportedBy({ players }), { state: stated })
    : rich(say.reportedAndDecided({ players }), { state: stated, day: <Times at={[decidedAtMs]} /> })
}

interface KnownClaims {
  readonly claims: readonly PublicClaim[]
  readonly game: PlannerGame
}

/** Those about what the site knows; null where there is no server. */
async function loadKnownClaims(): Promise<KnownClaims | null> {
  const decided = await askDecided().catch(expectNoServer)
  if (!decided) return null
  const { claims } = decided
  const game = await loadPlannerGame()
  return { game, claims: claims.filter(({ subject }) => subject.kind === 'other' || nameClaim(game, subject) !== null) }
}

function expectNoServer(error: unknown): null {
  if (error instanceof AccountsError && error.code === 'no-server') return null
  throw error
}
