import { useState } from 'react'
import * as say from '#wording/shell.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { toastKey } from '../../ui/toasts/toast.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcut-switch.ts'
import './shortcut-list.css'

export function showShortcutList(): void {
  showModal((modal) => <ShortcutList {...modal} />)
}

/** `…` stands for the levels between. */
export const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], say.searchKey()],
  [['j', 'k'], say.rowKeys()],
  [['Enter'], say.openKey()],
  [['o'], say.ownKey()],
  [['0', '…', '8'], say.levelKeys()],
  [['[', ']'], say.pageKeys()],
  [['m'], say.markKey()],
  [['c'], say.copyKey()],
  [['r'], say.reportKey()],
  [['t'], say.themeKey()],
  [[toastKey], say.toastKey()],
  [['?'], say.listKey()],
]

/** For reviewers only: of all lists, theirs alone has buttons with keys. */
export const reviewShortcuts: typeof shortcuts = [[['a', 'x', 'u'], say.reviewKeys()]]

/** All shortcuts, and the way to turn them off: WCAG requires it wherever single letters do something. */
function ShortcutList(modal: Modal) {
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
        label={say.useShortcuts()}
        hint={say.useShortcutsHint()}
        isOn={isOn}
        onChange={(next) => {
          turnShortcuts(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
