import { isIsoDate } from '#catalogue/calendar.ts'
import type { Evidence } from '#documents/report.ts'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { Times } from '../../ui/wording/times.tsx'

/** What players have added: text and links from strangers, never markup. */
export function ClaimEvidence({ evidence }: { evidence: readonly Evidence[] }) {
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
