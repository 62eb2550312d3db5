import { guidePath } from '#pages/routes/routes.ts'
import * as say from '#wording/terms.ts'
import { rich } from '../../ui/wording/rich.tsx'
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
    name: say.topShelf(),
    text: say.topShelfMeaning(),
    guide: { id: 'the-three-shelves', section: 'what-a-shelf-is-worth', title: say.topShelfGuide() },
  },
  tier: {
    name: say.tier(),
    text: say.tierMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'tiers', title: say.tierGuide() },
  },
  coverage: {
    name: say.coverage(),
    text: say.coverageMeaning(),
    guide: {
      id: 'coverage-on-few-resources',
      section: 'the-target-is-smaller-than-it-looks',
      title: say.coverageGuide(),
    },
  },
  gap: {
    name: say.gap(),
    text: say.gapMeaning(),
    guide: {
      id: 'coverage-on-few-resources',
      section: 'which-gaps-to-close-first',
      title: say.gapGuide(),
    },
  },
  'worth-having': {
    name: say.worthHaving(),
    text: say.worthHavingMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'what-the-points-are', title: say.worthHavingGuide() },
  },
  'r-t': {
    name: say.rt(),
    text: say.rtMeaning(),
    guide: { id: 'r-t-and-rt-variants', section: 'what-the-letters-mean', title: say.rtGuide() },
  },
  'yearly-cycle': {
    name: say.yearlyCycle(),
    text: say.yearlyCycleMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'labels-how-sure-we-are', title: say.yearlyCycleGuide() },
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
      <p>{rich(say.termMeans({ name, meaning: text }), { term: (inner) => <b>{inner}</b> })}</p>
      <a className="button" href={`${guidePath(guide.id)}#${guide.section}`}>
        {guide.title}
      </a>
    </div>
  ))
}
