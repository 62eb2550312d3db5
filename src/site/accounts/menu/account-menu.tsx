import { useState } from 'react'
import { aliasOf, avatarOf } from '#documents/describe-user.ts'
import { routes } from '#pages/routes.ts'
import { Menu, type MenuEntry } from '../../controls/menu.tsx'
import { session } from '../../session/current-session.ts'
import { useSession } from '../../session/use-session.ts'
import { showToast } from '../../toasts/show-toast.tsx'
import { describeFailure } from '../describe-failure.ts'
import './account-menu.css'

const entries: readonly MenuEntry[] = [
  { label: 'Checklist', href: routes['user-checklist'] },
  { label: 'Profile', href: routes['user-profile'] },
  { label: 'Settings', href: routes['user-settings'] },
  { label: 'Sign out', startsGroup: true, run: () => void signOut() },
]

/** Whose session it is, in the header, and the ways to what is theirs. Nothing while nobody is signed in. */
export function AccountMenu() {
  const { user, userData, writes } = useSession()
  if (!user) return null
  const alias = aliasOf(user, userData)
  return (
    <Menu
      heading={alias}
      entries={entries}
      trigger={
        <button type="button" className="icon-button account-button" title={`Account of ${alias}`}>
          <Avatar key={avatarOf(userData)} picture={avatarOf(userData)} alias={alias} />
          {writes === 'offline' && <span className="account-waiting" title="Some changes wait for a connection" />}
        </button>
      }
    />
  )
}

/** The picture, or the first letter of the name where there is none, or none that loads. */
function Avatar({ picture, alias }: { picture: string | null; alias: string }) {
  const [isBroken, setBroken] = useState(false)
  if (picture === null || isBroken) return <span className="account-letter">{firstLetter(alias)}</span>
  return <img className="account-picture" src={picture} alt={`Account of ${alias}`} onError={() => setBroken(true)} />
}

function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.toUpperCase())
  return first?.segment ?? ''
}

async function signOut(): Promise<void> {
  try {
    const port = await session.accounts()
    await port.signOut()
  } catch (error) {
    console.error(error)
    showToast({ message: `You are still signed in. ${describeFailure(error)}`, type: 'error' })
  }
}
