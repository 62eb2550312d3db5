import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { kindPlurals } from '../wording/wording.ts'

interface KindSwitchProps {
  readonly label: string
  readonly current: ItemKind | null
  readonly pathOf: (kind: ItemKind) => string
}

/** Links to the same page for each kind of item. */
export function KindSwitch({ label, current, pathOf }: KindSwitchProps) {
  return (
    <nav className="switch" aria-label={label}>
      {itemKinds.map((kind) => (
        <a key={kind} href={pathOf(kind)} className={kind === current ? 'chosen' : undefined}>
          {kindPlurals[kind]}
        </a>
      ))}
    </nav>
  )
}
