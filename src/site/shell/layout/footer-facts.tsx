import { fillReportTemplate } from '#wording/report-template.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { routes, tourPath, type SitePath, guidePath } from '#pages/routes/routes.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { linkArea } from '#wording/areas.ts'
import * as say from '#wording/shell.ts'
import * as sayLanguage from '#wording/language-menu.ts'
import * as sayTerms from '#wording/terms.ts'
import { areDocumentsWhole } from '../../ui/loading/first-screen.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { LanguageLinks } from '../../features/languages/language-links.tsx'
import { hasLanguages } from '../../features/languages/language-menu.tsx'
import { SharedMarkup } from '../../ui/components/shared-markup.tsx'
import { listMenuAreas } from '../../ui/components/areas.ts'
import { termAnchor, type TermId } from '../../ui/components/term.tsx'

/** What the menu does not have. */
const listFurtherAreas = () => [
  linkArea('records'),
  linkArea('my-record'),
  linkArea('ranking-calendar'),
  linkArea('badge-list'),
  linkArea('data'),
  { name: say.sources(), path: `${routes.data}#sources` },
  linkArea('corrections'),
]

export interface FooterFactsProps {
  readonly path: SitePath
  /** Of the page; null for home. */
  readonly title: string | null
  readonly context: PageContext
}

/** The areas outside the menu, how current the site is, and a disclaimer. */
export function FooterFacts({ path, title, context }: FooterFactsProps) {
  return (
    <>
      {!areDocumentsWhole && (
        <noscript>
          <p>
            {rich(sayLanguage.isCutShort(), {
              english: (inner) => (
                <a href={path} hrefLang="en">
                  {inner}
                </a>
              ),
            })}
          </p>
        </noscript>
      )}
      <SharedMarkup name="footer" of={context} className="site-footer-row">
        <nav aria-label={say.furtherPages()}>
          <ul>
            {listFurtherAreas().map((area) => (
              <li key={area.path}>
                <a href={area.path}>{area.name}</a>
              </li>
            ))}
            {listMenuAreas().map((area) => (
              <li key={area.path} className="outside-menu">
                <a href={area.path}>{area.name}</a>
              </li>
            ))}
            <li className="outside-menu">
              <button type="button" data-shortcut="r">
                {say.reportAChange()}
              </button>
            </li>
            <li>
              <button type="button" data-shortcut="?">
                {say.keyboardShortcuts()}
              </button>
            </li>
          </ul>
        </nav>
        {hasLanguages && (
          <nav aria-label={sayLanguage.changeLanguage()}>
            <ul>
              <LanguageLinks />
            </ul>
          </nav>
        )}
        <dl>
          <div>
            <dt>{say.shelvesAsOf()}</dt>
            <dd>
              <Day date={context.dataAsOf} />
            </dd>
          </div>
          <div>
            <dt>{say.lastTour()}</dt>
            <dd>
              <a href={tourPath(context.lastTour.id)}>{context.lastTour.name}</a>
            </dd>
          </div>
          <div>
            <dt>{say.serviceEnded()}</dt>
            <dd>{rich(say.endMoment(), { day: <Day date={context.closedOn} /> })}</dd>
          </div>
          <div>
            <dt>{say.rankingFormula()}</dt>
            <dd>{say.formulaVersion({ version: context.formulaVersion })}</dd>
          </div>
          <div>
            <dt>{say.site()}</dt>
            <dd>
              {rich(say.siteVersion({ hasCommit: context.commit ? 'yes' : 'no', version: siteConfig.version }), {
                commit: <code>{context.commit}</code>,
              })}
            </dd>
          </div>
        </dl>
        <p>{say.disclaimer({ site: siteConfig.siteName })}</p>
        <TermMeanings />
      </SharedMarkup>
      {/* For readers who would rather report where others can answer, and for sites without a server. */}
      {context.reportTemplate !== undefined && (
        <p className="site-footer-row">
          <a href={fillReportTemplate(context.reportTemplate, path, title)}>{say.reportError()}</a>
        </p>
      )}
    </>
  )
}

interface Meaning {
  readonly name: string
  /** Two sentences. */
  readonly text: string
  /** The guide that says more: its id, with the heading. */
  readonly guide: { readonly id: string; readonly section: string; readonly title: string }
}

const meanings: Readonly<Record<TermId, Meaning>> = {
  'top-shelf': {
    name: sayTerms.topShelf(),
    text: sayTerms.topShelfMeaning(),
    guide: { id: 'the-three-shelves', section: 'what-a-shelf-is-worth', title: sayTerms.topShelfGuide() },
  },
  tier: {
    name: sayTerms.tier(),
    text: sayTerms.tierMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'tiers', title: sayTerms.tierGuide() },
  },
  coverage: {
    name: sayTerms.coverage(),
    text: sayTerms.coverageMeaning(),
    guide: {
      id: 'coverage-on-few-resources',
      section: 'the-target-is-smaller-than-it-looks',
      title: sayTerms.coverageGuide(),
    },
  },
  gap: {
    name: sayTerms.gap(),
    text: sayTerms.gapMeaning(),
    guide: {
      id: 'coverage-on-few-resources',
      section: 'which-gaps-to-close-first',
      title: sayTerms.gapGuide(),
    },
  },
  'worth-having': {
    name: sayTerms.worthHaving(),
    text: sayTerms.worthHavingMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'what-the-points-are', title: sayTerms.worthHavingGuide() },
  },
  'r-t': {
    name: sayTerms.rt(),
    text: sayTerms.rtMeaning(),
    guide: { id: 'r-t-and-rt-variants', section: 'what-the-letters-mean', title: sayTerms.rtGuide() },
  },
  'yearly-cycle': {
    name: sayTerms.yearlyCycle(),
    text: sayTerms.yearlyCycleMeaning(),
    guide: { id: 'how-to-read-our-rankings', section: 'labels-how-sure-we-are', title: sayTerms.yearlyCycleGuide() },
  },
}

/** What the terms of all pages mean, each a popover. In the footer, because that is prerendered and needs no script. */
function TermMeanings() {
  return Object.entries(meanings).map(([term, { name, text, guide }]) => (
    <div key={term} id={termAnchor(term as TermId)} popover="auto" role="note" aria-label={name} className="card">
      <p>{rich(sayTerms.termMeans({ name, meaning: text }), { term: (inner) => <b>{inner}</b> })}</p>
      <a className="button" href={`${guidePath(guide.id)}#${guide.section}`}>
        {guide.title}
      </a>
    </div>
  ))
}
