import { useEffect, useRef } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { OtherRankings } from '#pages/data/ranking-pages.ts'
import { rankedKindPath, routes, subjectRankingPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-pages.ts'
import { queryKey } from '../../features/search/filters/list-state.ts'
import { useQuery } from '../../features/search/use-query.ts'
import './subject-menu.css'

interface SubjectMenuProps {
  /** What the page ranks by. */
  readonly current: string
  readonly kind: ItemKind
  readonly others: OtherRankings
}

/** Leads to the same table of another subject, narrowed in the same way. */
export function SubjectMenu({ current, kind, others: { week, tour, game } }: SubjectMenuProps) {
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
