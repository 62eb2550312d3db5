import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import type { SessionDescription } from '#documents/auth-endpoints.ts'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { SettingsLine } from './settings-line.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import type { Loading } from '../../ui/loading/use-loading.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { describeBrowser } from './describe-browser.ts'
import { formatCount } from '../../ui/wording/wording.ts'
import { Times } from '../../ui/wording/times.tsx'
import './session-settings.css'

/** The account's active sessions, and a way to end the others. */
export function SessionSettings({ loading }: { loading: Loading<readonly SessionDescription[]> }) {
  const { value, error, retry } = loading
  // This device comes first, then the newest.
  const sessions = value?.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const ending = useAttempt()
  const endOthers = async () => {
    await (await session.accounts()).endOtherSessions()
    showToast({ message: 'You are signed out on all other devices.' })
    retry()
  }
  if (error !== undefined) return <LoadFailure what="The list of your devices" retry={retry} />
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length
  return (
    <SettingsLine
      actions={
        <Button isBusy={ending.isBusy} isDisabled={!others} onClick={() => ending.run(endOthers)}>
          {others === 0 ? 'No other sessions' : `Sign out ${formatOthers(others)}`}
        </Button>
      }
    >
      <div className="session-list">
        <b>Active sessions</b>
        {sessions === undefined ? (
          <Skeleton what="The list of your devices" lines={2} />
        ) : (
          <ul>
            {sessions.map((one) => (
              <SessionLine key={`${one.createdAtMs} ${one.userAgent}`} session={one} />
            ))}
          </ul>
        )}
        <FormFailure words={ending.failure} />
      </div>
    </SettingsLine>
  )
}

function formatOthers(count: number | undefined): string {
  return count === undefined ? 'other sessions' : formatCount(count, 'other session')
}

function SessionLine({
  session: { isCurrent, createdAtMs, lastSeenAtMs, userAgent },
}: {
  session: SessionDescription
}) {
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden />
      <span>
        {describeBrowser(userAgent)} {isCurrent && <em className="new">This device</em>}
        <small className="muted">
          Signed in <Times at={[createdAtMs]} />,{' '}
          {isCurrent ? (
            'active now'
          ) : (
            <>
              last active <Times at={[lastSeenAtMs]} />
            </>
          )}
        </small>
      </span>
    </li>
  )
}
