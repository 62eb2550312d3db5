import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useMemo, useState } from 'react'
import * as say from '#wording/sharing.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { resolveOnSite } from '../navigation/page-address.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { useReaderChecklist } from '../checklist/reader-checklist.ts'
import { collectShared, nothingFeatured, type Featured, longestName } from './collect-shared.ts'
import { LinkField } from './link-field.tsx'
import { shareOrCopy } from './share-link.ts'
import { sharedAddress } from './shared-address.ts'

interface ShareFormProps {
  /** Proposed for the sender's name. */
  readonly name?: string
  readonly featured?: Featured
}

/** Makes a link to the reader's collection. All of it is in the address: nothing is sent anywhere before it is shared. */
export function ShareForm({ name: proposed = '', featured = nothingFeatured }: ShareFormProps) {
  const { owned, caps } = useReaderChecklist()
  const { value: items, error, retry } = useLoading('checklist-items', loadChecklistItems)
  const [name, setName] = useState(proposed)
  const address = useMemo(
    () => items && resolveOnSite(sharedAddress(collectShared(name, featured, owned, caps, items.gameIds))).href,
    [items, name, featured, owned, caps],
  )
  if (error !== undefined) return <LoadFailure what={say.items()} retry={retry} />
  if (!address) return <p className="muted">{say.loading()}</p>
  const hasFeatured = featured.badges.length > 0 || Object.values(featured.items).some((id) => id !== null)
  if (owned.size === 0 && !hasFeatured) {
    return <EmptyState title={say.nothingToShare()}>{say.markFirst()}</EmptyState>
  }
  const title = name.trim() === '' ? say.myTitle() : say.titleOf({ name })
  return (
    <>
      <p className="muted">
        {say.explanation({
          what: owned.size === 0 ? 'featured' : hasFeatured ? 'both' : 'items',
          count: owned.size,
          hasCaps: caps.size > 0 ? 'yes' : 'no',
        })}
      </p>
      <TextField
        label={say.yourName()}
        hint={say.yourNameHint()}
        autoComplete="nickname"
        maxLength={longestName}
        value={name}
        onChange={setName}
      />
      <LinkField address={address} />
      <p className="actions">
        <Button look="primary" onClick={() => run(shareOrCopy(address, title, copied))}>
          <Share2 size={20} aria-hidden />
          {say.shareLink()}
        </Button>
        <Button onClick={() => run(copy(address))}>
          <Copy size={20} aria-hidden />
          {say.copy()}
        </Button>
        <a href={address}>{say.seeWhatTheySee()}</a>
      </p>
    </>
  )
}

const copied = say.linkCopied()

async function copy(address: string): Promise<void> {
  await navigator.clipboard.writeText(address)
  showToast({ message: copied })
}

function run(work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.error(error)
    showToast({ message: say.notCopied(), type: 'error' })
  })
}
