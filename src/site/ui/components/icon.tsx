/**
 * The icons that any page may need at once: paths on a 24-unit square, two units thick. Drawn here, because the runtime of
 * an icon library would be loaded on every page. Parts that load on demand take icons that are not here from lucide-react.
 */
const drawings = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4.5 3.5-6 8-6s8 1.5 8 6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  monitor: 'M3 4h18v12H3zM8 21h8M12 16v5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  page: 'M6 3h8l4 4v14H6zM9.5 12h5M9.5 16h5',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01M16 17.5h.01',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
} as const

export type IconName = keyof typeof drawings

export const iconNames = Object.keys(drawings) as readonly IconName[]

/** Text beside it or hidden in its button says the same, so screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={drawings[name]} />
    </svg>
  )
}
