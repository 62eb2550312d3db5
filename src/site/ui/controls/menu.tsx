import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { modalRoot } from './modal-root.ts'
import './menu.css'

/** A link or an action. */
export type MenuEntry = {
  readonly label: string
  /** Separates it from the entries above. */
  readonly startsGroup?: boolean
} & ({ readonly href: string } | { readonly run: () => void })

interface MenuProps {
  /** The `<button>` that opens it; receives attributes and handlers. */
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly entries: readonly MenuEntry[]
  /** A heading above the entries, such as whose menu it is. */
  readonly heading?: string
  /** Open when it first appears, for a menu whose code was loaded by pressing its button. */
  readonly isOpenAtFirst?: boolean
}

/** Arrow keys and first letters move, Enter chooses, Escape closes and returns the focus to the button. */
export function Menu({ trigger, entries, heading, isOpenAtFirst = false }: MenuProps) {
  return (
    // Not modal: the page below keeps its scroll bar and stays available to screen readers.
    <Base.Root defaultOpen={isOpenAtFirst} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={modalRoot}>
        <Base.Positioner className="menu-positioner" align="end" sideOffset={8} collisionPadding={8}>
          <Base.Popup className="menu">
            <Base.Group>
              {heading !== undefined && <Base.GroupLabel className="menu-heading">{heading}</Base.GroupLabel>}
              {entries.map((entry) => (
                <MenuLine key={entry.label} entry={entry} />
              ))}
            </Base.Group>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  const { label, startsGroup } = entry
  return (
    <>
      {startsGroup && <Base.Separator className="menu-separator" />}
      {'href' in entry ? (
        <Base.LinkItem className="menu-entry" href={entry.href} closeOnClick>
          {label}
        </Base.LinkItem>
      ) : (
        <Base.Item className="menu-entry" onClick={entry.run}>
          {label}
        </Base.Item>
      )}
    </>
  )
}
