import { createRoot } from 'react-dom/client'
import { type ComponentType, useState } from 'react'
import { aliasOf, avatarOf } from '#documents/describe-user.ts'
import { pictureSource } from '#documents/picture-address.ts'
import * as say from '#wording/accounts.ts'
import { showLoadFailure } from '../../../ui/loading/load-trouble.ts'
import { firstLetter } from '../../../ui/wording/first-letter.ts'
import { accountSlotId } from '../session/account-slot.ts'
import type { SessionState } from '../session/session.ts'
import { useSession } from '../session/current-session.ts'
import type { AccountMenuProps } from './account-menu.tsx'
import './account-button.css'

let isShown = false

/** Puts the button into its slot in the header, where it follows the session from then on. */
export function showAccountButton(): void {
  const slot = document.getElementById(accountSlotId)
  if (isShown || !slot) return
  isShown = true
  // A separate React root: the header is the same for everyone and knows nothing about accounts.
  createRoot(slot).render(<AccountButton />)
}

/** Shows in the header who is signed in; renders nothing otherwise. The menu's code loads on the first press. */
function AccountButton() {
  const { user, userData, writes } = useSession()
  // The menu opens as its code arrives: for another account, or the same one again, it begins shut.
  return (
    user && <MenuButton key={user.uid} alias={aliasOf(user, userData)} picture={avatarOf(userData)} writes={writes} />
  )
}

interface MenuButtonProps extends Pick<SessionState, 'writes'> {
  readonly alias: string
  readonly picture: string | null
}

function MenuButton({ alias, picture, writes }: MenuButtonProps) {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)

  async function open(): Promise<void> {
    try {
      const { AccountMenu } = await import('./account-menu.tsx')
      setMenu(() => AccountMenu)
    } catch (error) {
      console.error(error)
      await showLoadFailure(say.menuNotLoaded())
    }
  }

  const words = say.accountOf({ name: alias })
  const button = (
    <button
      type="button"
      className="icon-button account-button"
      title={words}
      aria-label={words}
      aria-haspopup="menu"
      onClick={Menu ? undefined : () => void open()}
    >
      <Avatar key={picture} picture={picture} alias={alias} />
      {writes === 'offline' && <span className="account-waiting" title={say.changesWaiting()} />}
    </button>
  )
  return Menu ? <Menu alias={alias} trigger={button} /> : button
}

/** The picture, or the first letter of the name if there is none or it fails to load. */
function Avatar({ picture, alias }: { picture: string | null; alias: string }) {
  const [isBroken, setBroken] = useState(false)
  if (picture === null || isBroken) return <span className="account-letter">{firstLetter(alias)}</span>
  return <img className="account-picture" src={pictureSource(picture)} alt="" onError={() => setBroken(true)} />
}
