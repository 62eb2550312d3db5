import type { ReactNode } from 'react'
import './settings-group.css'

export function SettingsGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="settings-content">{children}</div>
    </section>
  )
}
