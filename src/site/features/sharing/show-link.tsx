import * as say from '#wording/sharing.ts'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LinkField } from './link-field.tsx'

/** Shows a link that the browser refused to copy; its field has the focus, with all of it selected. */
export function showLink(address: string): void {
  showModal((modal) => (
    <Dialog {...modal} title={say.copyLink()} description={say.copyRefused()}>
      <LinkField address={address} />
    </Dialog>
  ))
}
