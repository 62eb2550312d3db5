import { isIsoDate } from '#catalogue/calendar.ts'
import type { Evidence } from '#documents/report.ts'
import * as say from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { Times } from '../../ui/wording/times.tsx'

/** What players have added: text and links from strangers, never markup. */
export function ClaimEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  const told = evidence.filter(({ note, link, day }) => note !== null || link !== null || day !== null)
  if (told.length === 0) return <p className="muted">{say.noDaysNoNotes()}</p>
  return (
    <ul className="claim-evidence" aria-label={formatCount(told.length, 'detail')}>
      {told.map(({ note, link, page, day, madeAtMs, isVerified }) => (
        <li key={`${madeAtMs} ${note} ${link}`}>
          {note !== null && <blockquote>{note}</blockquote>}
          {link !== null && isWeb(link) && (
            <a href={link} target="_blank" rel="nofollow noopener noreferrer ugc">
              {link}
            </a>
          )}
          <small className="muted">
            {rich(say.on3(), {
              more: day !== null && isIsoDate(day) && <>{rich(say.about(), { day: <Day date={day} /> })}</>,
              link: <a href={page}>{page}</a>,
              times: <Times at={[madeAtMs]} />,
              more2: isVerified && ', confirmed address',
            })}
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
