import { guidePath } from '#pages/routes/routes.ts'
import { termAnchor, type TermId } from '../../ui/components/term.tsx'

interface Meaning {
  readonly name: string
  /** Two sentences. */
  readonly text: string
  /** The guide that says more: its id, with the heading. */
  readonly guide: { readonly id: string; readonly section: string; readonly title: string }
}

const meanings: Readonly<Record<TermId, Meaning>> = {
  'top-shelf': {
    name: 'Top shelf',
    text: 'On every course the game puts each driver, kart and glider on one of three shelves. On the top one a driver has three item slots and frenzy, a kart doubles its points and a glider triples its combo; the middle shelf is half way.',
    guide: { id: 'the-three-shelves', section: 'what-a-shelf-is-worth', title: 'The three shelves' },
  },
  tier: {
    name: 'Tier',
    text: 'A letter from S to D for how much an item brings in a race beyond a plain one. The cuts are fixed, so that an S of 2020 and one of 2026 mean the same.',
    guide: { id: 'how-to-read-our-rankings', section: 'tiers', title: 'Tiers' },
  },
  coverage: {
    name: 'Coverage',
    text: 'The course variants on which you own an item of the top shelf. It is counted for drivers, karts and gliders, and for all three at once.',
    guide: {
      id: 'coverage-on-few-resources',
      section: 'the-target-is-smaller-than-it-looks',
      title: 'Coverage on few resources',
    },
  },
  gap: {
    name: 'Gap',
    text: 'A course variant on which you own no driver, no kart or no glider of the top shelf. One item at the right level often closes several.',
    guide: {
      id: 'coverage-on-few-resources',
      section: 'which-gaps-to-close-first',
      title: 'Which gaps to close first',
    },
  },
  'worth-having': {
    name: 'Worth having',
    text: 'What an item brings in a whole year of tours: every course counts once, and again for each cup with it, a ranked cup six times. The fewer items share its shelves, the more it is worth; so its rank says what to get and level first.',
    guide: { id: 'how-to-read-our-rankings', section: 'what-the-points-are', title: 'What the points are' },
  },
  'r-t': {
    name: 'R, T and R/T',
    text: 'Variants of a course: R is driven in reverse, T has ramps for tricks, R/T has both. Each has shelves of its own.',
    guide: { id: 'r-t-and-rt-variants', section: 'what-the-letters-mean', title: 'R, T and R/T variants' },
  },
  'yearly-cycle': {
    name: 'By the yearly cycle',
    text: 'Nobody recorded this tour or cup. From October 2023 on the 26 tours of a year came round again, so it has what the tour before it in the cycle had.',
    guide: { id: 'how-to-read-our-rankings', section: 'labels-how-sure-we-are', title: 'How sure we are' },
  },
}

/** What the terms of all pages mean, each a popover. In the footer, because that is prerendered and needs no script. */
export function TermMeanings() {
  return Object.entries(meanings).map(([term, { name, text, guide }]) => (
    <div
      key={term}
      id={termAnchor(term as TermId)}
      popover="auto"
      role="note"
      aria-label={name}
      className="card"
      style={{ maxWidth: '24rem', padding: '1rem' }}
    >
      <p>
        <b>{name}.</b> {text}
      </p>
      <a className="button" href={`${guidePath(guide.id)}#${guide.section}`}>
        {guide.title}
      </a>
    </div>
  ))
}
