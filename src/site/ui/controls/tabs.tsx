import { Tabs as Base } from '@base-ui/react/tabs'
import { useId, useState, type ReactNode } from 'react'
import './tabs.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly title: ReactNode
  readonly panel: ReactNode
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** Without it and `onChoose`, the tabs manage their own state, starting with the first. */
  readonly chosen?: Id
  readonly onChoose?: (id: Id) => void
}

/** Arrow keys switch tabs and panels. Only the open panel is in the document. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = chosen ?? own
  const panelId = useId()
  return (
    <Base.Root
      className="tabs"
      value={open}
      onValueChange={(value: Id) => {
        setOwn(value)
        onChoose?.(value)
      }}
    >
      <Base.List className="tab-list" aria-label={label} activateOnFocus>
        {tabs.map(({ id, title }) => (
          // Base UI learns of panels once they are there; prerendered markup has to name the open one, too.
          <Base.Tab key={id} value={id} className="tab" {...(id === open && { 'aria-controls': panelId })}>
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} className="tab-panel" {...(id === open && { id: panelId })}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
