import type { ReactNode } from 'react'

/** Short facts side by side: what, and its value. A null value leaves the fact out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode] | null)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** For a fact that no source has. */
export function NotRecorded() {
  return <span className="muted">Not recorded</span>
}
