import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import type { ReactNode } from 'react'
import type { SessionDescription } from '#documents/auth-endpoints.ts'
import * as say from '#wording/settings.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useAttempt } from '../../features/accounts/dialogs/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormFailure } from '../../ui/controls/form-failure.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import type { Loading } from '../../ui/loading/use-loading.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
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
    showToast({ message: say.othersSignedOut() })
    retry()
  }
  if (error !== undefined) return <LoadFailure what={say.devicesPart()} retry={retry} />
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length
  return (
    <SettingsLine
      actions={
        <Button isBusy={ending.isBusy} isDisabled={!others} onClick={() => ending.run(endOthers)}>
          {others === undefined
            ? say.signOutOthers()
            : others === 0
              ? say.noOtherSessions()
              : say.signOutCount({ sessions: others })}
        </Button>
      }
    >
      <div className="session-list">
        <b>{say.activeSessions()}</b>
        {sessions === undefined ? (
          <Skeleton what={say.devicesPart()} lines={2} />
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

function SessionLine({
  session: { isCurrent, createdAtMs, lastSeenAtMs, userAgent },
}: {
  session: SessionDescription
}) {
  return (
    <li>
      <MonitorSmartphone size={20} aria-hidden />
      <span>
        {describeBrowser(userAgent)} {isCurrent && <em className="new">{say.thisDevice()}</em>}
        <small className="muted">
          {rich(isCurrent ? say.signedInActive() : say.signedInLast(), {
            first: <Times at={[createdAtMs]} />,
            last: <Times at={[lastSeenAtMs]} />,
          })}
        </small>
      </span>
    </li>
  )
}

/** They are looked for in this order: browsers also name those that they descend from. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** `Chrome on Android`: enough to tell your own devices apart. @param userAgent as the browser calls itself */
export function describeBrowser(userAgent: string): string {
  const find = (names: readonly (readonly [part: string, name: string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1]
  const browser = find(browsers) ?? say.aBrowser()
  const system = find(systems)
  return system ? say.browserOn({ browser, system }) : browser
}

interface SettingsLineProps {
  /** The current value. */
  readonly children: ReactNode
  /** Buttons. */
  readonly actions: ReactNode
  /** What one of them has opened. */
  readonly form?: ReactNode
}

/** One setting: its state, and what can be done about it. */
export function SettingsLine({ children, actions, form }: SettingsLineProps) {
  return (
    <div className="settings-line">
      <div className="settings-facts">{children}</div>
      <div className="settings-actions">{actions}</div>
      {form}
    </div>
  )
}
