import { useState } from 'react'
import * as say from '#wording/shell.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { toastKey } from '../../ui/toasts/toast.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcut-switch.ts'
import './shortcut-list.css'

/** `…` stands for the levels between. */
export const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'Search everywhere'],
  [['j', 'k'], 'Next or previous row of a list or table'],
  [['Enter'], 'Open the row'],
  [['o'], 'Mark the item in the row as owned, or unmark it'],
  [['0', '…', '8'], 'Set its level'],
  [['[', ']'], 'Previous or next page: day, item, course, tour'],
  [['m'], 'Mark the row in the address, or unmark it; a click beside its links does the same'],
  [['c'], 'Copy the table as CSV'],
  [['r'], 'Report a change: of the row, or of the page'],
  [['t'], 'Choose light or dark, and how close lists stand'],
  [[toastKey], 'To the newest message, to undo what it says; also while you type'],
  [['?'], 'Show this list'],
]

/** For reviewers only: of all lists, theirs alone has buttons with keys. */
export const reviewShortcuts: typeof shortcuts = [[['a', 'x', 'u'], 'Accept or refuse a report, or undo that']]

/** All shortcuts, and the way to turn them off: WCAG requires it wherever single letters do something. */
export function ShortcutList(modal: Modal) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const isReview = document.querySelector('#main button[aria-keyshortcuts]') !== null
  return (
    <Dialog {...modal} title={say.keyboardShortcuts()} actions={<Button onClick={modal.close}>{say.close()}</Button>}>
      <dl className="shortcut-list">
        {[...shortcuts, ...(isReview ? reviewShortcuts : [])].map(([names, does]) => (
          <div key={does}>
            <dt>{names.map((name) => (name === '…' ? ' … ' : <kbd key={name}>{name}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={say.textUseKeyboardShortcuts()}
        hint={say.inThisBrowserThey()}
        isOn={isOn}
        onChange={(next) => {
          turnShortcuts(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
