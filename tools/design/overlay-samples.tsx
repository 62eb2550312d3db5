import { useState } from 'react'
import { Button } from '#site/ui/controls/button.tsx'
import { Dialog } from '#site/ui/controls/dialog.tsx'
import { Menu } from '#site/ui/controls/menu.tsx'
import { TextField } from '#site/ui/controls/text-field.tsx'
import { showToast } from '#site/ui/toasts/show-toast.tsx'
import { toastPositions, toastTypes } from '#site/ui/toasts/toast.ts'
import { DesignPart } from './design-part.tsx'

/** Everything that opens above the page. */
export function OverlaySamples() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <DesignPart title="Dialog">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Dialog
          isOpen={isOpen}
          close={close}
          title="Name your loadout"
          description="So you can find it again on this device."
          onSubmit={close}
          actions={
            <>
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
              <Button look="primary" type="submit">
                Save
              </Button>
            </>
          }
        >
          <TextField label="Name" required hint="For example, the cup it is for." />
        </Dialog>
      </DesignPart>
      <DesignPart title="Menu">
        <Menu
          heading="A sample"
          trigger={<Button>Open a menu</Button>}
          entries={[
            { label: 'Search', run: () => showToast({ message: 'Search was chosen.' }) },
            { label: 'Today’s ranking', href: '/ranking/' },
            { label: 'Sign out', startsGroup: true, run: () => showToast({ message: 'Sign out was chosen.' }) },
          ]}
        />
      </DesignPart>
      <DesignPart title="Toasts">
        <div className="actions">
          {toastTypes.map((type) => (
            <Button key={type} onClick={() => showToast({ message: `A toast of the type ${type}.`, type })}>
              {type}
            </Button>
          ))}
        </div>
        <div className="actions">
          {toastPositions.map((position) => (
            <Button key={position} look="quiet" onClick={() => showToast({ message: `At ${position}.`, position })}>
              {position}
            </Button>
          ))}
        </div>
      </DesignPart>
    </>
  )
}
