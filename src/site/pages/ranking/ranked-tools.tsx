import { type RefObject, useEffect, useRef } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { OtherRankings } from '#pages/data/ranking-pages.ts'
import * as say from '#wording/ranking-pages.ts'
import { rankedKindPath, routes, subjectRankingPath } from '#pages/routes/routes.ts'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import type { List } from '../../features/lists/use-list.ts'
import { KindSwitch } from '../../ui/components/kind-switch.tsx'
import { queryKey } from '../../features/search/filters/list-state.ts'
import { useQuery } from '../../features/search/use-query.ts'
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

interface SubjectMenuProps {
  /** What the page ranks by. */
  readonly current: string
  readonly kind: ItemKind
  readonly others: OtherRankings
}

/** Leads to the same table of another subject, narrowed in the same way. */
function SubjectMenu({ current, kind, others: { week, tour, game } }: SubjectMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const asked = new URLSearchParams(useQuery()).get(queryKey)
  const narrow = (path: string) =>
    asked ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [queryKey]: asked })}` : path
  const shut = () => menu.current?.removeAttribute('open')
  useEffect(() => shutOutside(menu.current!), [])
  const links = [
    { name: say.lastDay(), path: narrow(rankedKindPath(kind)) },
    ...(week ? [{ name: say.lastCup(), path: narrow(subjectRankingPath(week)) }] : []),
    { name: say.lastTour(), path: narrow(subjectRankingPath(tour)) },
    { name: say.gameRanking(), path: narrow(subjectRankingPath(game)) },
    { name: say.anyCourse(), path: `${routes['ranking-list']}#courses` },
    { name: say.anyTour(), path: `${routes['ranking-list']}#tours` },
    { name: say.anyDay(), path: routes['ranking-calendar'] },
  ]
  return (
    <details ref={menu} className="subject-menu">
      <summary>
        <span className="visually-hidden">{say.rankedBy()} </span>
        <b>{current}</b>
      </summary>
      <ul>
        {links.map(({ name, path }) => (
          <li key={name}>
            <a href={path} onClick={shut}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Shuts the menu once the reader presses or goes elsewhere, and on Escape. @returns what ends that */
function shutOutside(menu: HTMLDetailsElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => controller.abort()
}
