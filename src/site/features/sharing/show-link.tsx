import { Dialog } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { LinkField } from './link-field.tsx'

/** Shows a link that the browser refused to copy; its field has the focus, with all of it selected. */
export function showLink(address: string): void {
  showModal((modal) => (
    <Dialog {...modal} title="Copy the link" description="This browser does not let the site copy it for you.">
      <LinkField address={address} />
    </Dialog>
  ))
}
