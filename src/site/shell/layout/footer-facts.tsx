import { fillReportTemplate } from '#pages/config/build-report-template.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { routes, tourPath, type SitePath } from '#pages/routes/routes.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import { linkArea } from '#wording/areas.ts'
import * as say from '#wording/shell.ts'
import * as sayLanguage from '#wording/language-menu.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { LanguageLinks } from '../../features/languages/language-links.tsx'
import { hasLanguages } from '../../features/languages/language-menu.tsx'
import { SharedMarkup } from '../../ui/components/shared-markup.tsx'
import { listMenuAreas } from '../../ui/components/areas.ts'
import { TermMeanings } from './term-meanings.tsx'

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
