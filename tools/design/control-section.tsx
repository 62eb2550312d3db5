import { useState } from 'react'
import { Section } from '#site/ui/components/section.tsx'
import { Button } from '#site/ui/controls/button.tsx'
import { ProgressBar } from '#site/ui/controls/progress-bar.tsx'
import { Switch } from '#site/ui/controls/switch.tsx'
import { Tabs } from '#site/ui/controls/tabs.tsx'
import { TextField } from '#site/ui/controls/text-field.tsx'
import { FilterChip } from '#site/features/lists/chosen-filters.tsx'
import { Dialog } from '#site/ui/controls/dialog.tsx'
import { Menu } from '#site/ui/controls/menu.tsx'
import { showToast } from '#site/ui/toasts/show-toast.tsx'
import { toastPositions, toastTypes } from '#site/ui/toasts/toast.ts'
import { DesignPart } from './design-part.tsx'

/** Buttons, fields and switches. */
export function ControlSection() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Section id="controls" title="Controls">
      <DesignPart title="Buttons">
        <div className="actions">
          <Button look="primary">Primary</Button>
          <Button>Plain</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="danger">Danger</Button>
          <Button isDisabled>Disabled</Button>
          <Button look="primary" isBusy={isBusy} onClick={() => workForAWhile(setBusy)}>
            Load for two seconds
          </Button>
        </div>
      </DesignPart>
      <DesignPart title="Filter chips">
        <FilterChips />
      </DesignPart>
      <DesignPart title="Tabs">
        <Tabs
          label="Shelves"
          tabs={[
            { id: 'top', title: 'Top shelf', panel: 'Three item slots and frenzy for drivers.' },
            { id: 'middle', title: 'Middle shelf', panel: 'Two item slots for drivers.' },
            { id: 'bottom', title: 'Bottom shelf', panel: 'One item slot for drivers.' },
          ]}
        />
      </DesignPart>
      <OverlaySamples />
      <FormSamples />
    </Section>
  )
}

function workForAWhile(setBusy: (isBusy: boolean) => void): void {
  setBusy(true)
  setTimeout(() => setBusy(false), 2000)
}

const chipSamples = [
  { value: 'normal', label: 'Normal', look: 'normal marked', count: 34 },
  { value: 'super', label: 'Super', look: 'super marked', count: 96 },
  { value: 'high-end', label: 'High-End', look: 'high-end marked', count: 212 },
  { value: 'none', label: 'No match', look: undefined, count: 0 },
]

function FilterChips() {
  const [chosen, setChosen] = useState('super')
  return (
    <div className="filter-chips">
      {chipSamples.map(({ value, label, look, count }) => (
        <FilterChip
          key={value}
          option={{ value, label, count, isChosen: value === chosen }}
          look={look}
          onToggle={() => setChosen(value === chosen ? '' : value)}
        />
      ))}
    </div>
  )
}

function FormSamples() {
  const [name, setName] = useState('')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <DesignPart title="Fields">
        <div className="form-samples">
          <TextField
            label="Name"
            hint="As other players see you. 2 to 24 characters."
            error={name.length === 1 ? 'One character is too short for a name.' : null}
            value={name}
            onChange={setName}
          />
          <TextField label="E-mail address" type="email" required placeholder="you@example.org" />
          <TextField label="Password" type="password" required defaultValue="short" error="At least 10 characters." />
        </div>
      </DesignPart>
      <DesignPart title="Switch">
        <Switch label="Show what I own" hint="In every table that has items." isOn={isOn} onChange={setOn} />
        <Switch label="Disabled" isOn={false} onChange={setOn} isDisabled />
      </DesignPart>
      <DesignPart title="Progress">
        <div className="form-samples">
          <ProgressBar label="High-End drivers owned" value={34} of={120} />
          <ProgressBar label="Gliders owned" value={80} of={80} words="All 80" />
          <ProgressBar label="Looking for the smallest set" of={1} words="Working" />
        </div>
      </DesignPart>
    </>
  )
}

/** Everything that opens above the page. */
function OverlaySamples() {
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
