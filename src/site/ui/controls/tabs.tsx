import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
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
  return (
    <Base.Root
      className="tabs"
      {...(chosen === undefined ? { defaultValue: tabs[0]?.id } : { value: chosen })}
      onValueChange={(value: Id) => onChoose?.(value)}
    >
      <Base.List className="tab-list" aria-label={label} activateOnFocus>
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} value={id} className="tab">
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} className="tab-panel">
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
