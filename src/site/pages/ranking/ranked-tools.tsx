import { type RefObject, useEffect } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { OtherRankings } from '#pages/data/ranking-pages.ts'
import * as say from '#wording/ranking-pages.ts'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import type { List } from '../../features/lists/use-list.ts'
import { KindSwitch } from '../../ui/components/kind-switch.tsx'
import { SubjectMenu } from './subject-menu.tsx'
import './ranked-tools.css'

interface RankedToolsProps<Entry> {
  readonly list: List<Entry>
  readonly kind: ItemKind
  /** The same question about another kind. */
  readonly pathOf: (kind: ItemKind) => string
  /** What the page ranks by, in a few words. */
  readonly subject: string
  readonly others: OtherRankings
}

/** The row above every complete ranking: kind, subject, search, and what else narrows it. */
export function RankedTools<Entry>({ list, kind, pathOf, subject, others }: RankedToolsProps<Entry>) {
  return (
    <ListToolbar
      list={list}
      beside={
        <div className="ranked-by">
          <KindSwitch label={say.kindOfItem()} current={kind} pathOf={pathOf} />
          <SubjectMenu current={subject} kind={kind} others={others} />
        </div>
      }
    />
  )
}

/** Scrolls to the row that the address asks for. @param shown its id once it is drawn */
export function useAskedRow(area: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined) return
    area.current
      ?.querySelector('[aria-current="true"]:is(th, li)')
      ?.scrollIntoView({ behavior: 'instant', block: 'center' })
  }, [area, shown])
}
