import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcut-switch.ts'
import './shortcut-list.css'

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'Search everywhere'],
  [['j', 'k'], 'Next and previous row of a list or table'],
  [['Enter'], 'Open the row'],
  [['o'], 'Own the item of the row, or take it off the checklist'],
  [['0', '…', '8'], 'Set its level'],
  [['[', ']'], 'Previous and next page: day, item, course, tour'],
  [['?'], 'This list'],
]

/** What keys do, and the way to turn them off: WCAG asks for it wherever single letters do something. */
export function ShortcutList(modal: Modal) {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog {...modal} title="Keys" actions={<Button onClick={modal.close}>Close</Button>}>
      <dl className="shortcut-list">
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>{names.map((name) => (name === '…' ? ' … ' : <kbd key={name}>{name}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Keys do this"
        hint="In this browser. They rest in any case while you write."
        isOn={isOn}
        onChange={(next) => {
          turnShortcuts(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
