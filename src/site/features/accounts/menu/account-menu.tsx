import type { ReactElement } from 'react'
import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/accounts.ts'
import { Menu, type MenuEntry } from '../../../ui/controls/menu.tsx'
import { catchFocus } from '../../../ui/catch-focus.ts'
import { session } from '../session/current-session.ts'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { describeFailure } from '../port/describe-failure.ts'

export interface AccountMenuProps {
  readonly alias: string
  /** Opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
}

const entries: readonly MenuEntry[] = [
  { label: say.checklist(), href: routes['user-checklist'] },
  { label: say.profile(), href: routes['user-profile'] },
  { label: say.settings(), href: routes['user-settings'] },
  { label: say.signOut(), startsGroup: true, run: () => void signOut() },
]

/** Links to the reader's own pages, and signing out. */
export function AccountMenu({ alias, trigger }: AccountMenuProps) {
  return <Menu isOpenAtFirst heading={alias} entries={entries} trigger={trigger} />
}

async function signOut(): Promise<void> {
  try {
    const port = await session.accounts()
    await port.signOut()
    // By now the button that had the focus is gone from the header, and this one has its place.
    catchFocus(document.querySelector<HTMLElement>('header .sign-in'))
  } catch (error) {
    console.error(error)
    showToast({ message: say.stillSignedIn({ reason: describeFailure(error) }), type: 'error' })
  }
}
