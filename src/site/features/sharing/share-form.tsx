import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { collectShared, nothingFeatured, type Featured } from './collect-shared.ts'
import { LinkField } from './link-field.tsx'
import { shareOrCopy } from './share-link.ts'
import { sharedAddress } from './shared-address.ts'
import { longestName } from './shared-collection.ts'

interface ShareFormProps {
  /** Proposed for the sender's name. */
  readonly name?: string
  readonly featured?: Featured
}

/** Makes a link to the reader's collection. All of it is in the address: nothing is sent anywhere before it is shared. */
export function ShareForm({ name: proposed = '', featured = nothingFeatured }: ShareFormProps) {
  const { owned, caps } = useReaderChecklist()
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
  const [name, setName] = useState(proposed)
  const address = useMemo(
    () => items && resolveOnSite(sharedAddress(collectShared(name, featured, owned, caps, items.gameIds))).href,
    [items, name, featured, owned, caps],
  )
  if (error !== undefined) return <LoadFailure what="The items" retry={retry} />
  if (!address) return <p className="muted">Loading…</p>
  const hasFeatured = featured.badges.length > 0 || Object.values(featured.items).some((id) => id !== null)
  if (owned.size === 0 && !hasFeatured) {
    return <EmptyState title="Nothing to share yet">Mark what you own first.</EmptyState>
  }
  const title = name.trim() === '' ? 'My Mario Kart Tour collection' : `The Mario Kart Tour collection of ${name}`
  return (
    <>
      <p className="muted">
        Whoever opens the link sees{' '}
        {owned.size > 0 &&
          `the ${formatCount(owned.size, 'item')} that you own with their levels${caps.size > 0 ? ' and points caps' : ''}`}
        {owned.size > 0 && hasFeatured && ', '}
        {hasFeatured && 'what you feature'} and the name below, and can compare it with their own. It needs no account,
        contains nothing else, and does not change with your checklist.
      </p>
      <TextField
        label="Your name"
        hint="Shown to whoever opens the link."
        autoComplete="nickname"
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
      <LinkField address={address} />
      <p className="actions">
        <Button look="primary" onClick={() => run(shareOrCopy(address, title, copied))}>
          <Share2 size={20} aria-hidden />
          Share link
        </Button>
        <Button onClick={() => run(copy(address))}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
        <a href={address}>See what they see</a>
      </p>
    </>
  )
}

const copied = 'Link copied. Whoever opens it sees your collection, and can compare it with their own.'

async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address)
  showToast({ message: copied })
}

function run(work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.error(error)
    showToast({ message: 'The link could not be copied. Select it in its field and copy it there.', type: 'error' })
  })
}
