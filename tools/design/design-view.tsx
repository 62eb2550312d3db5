import type { DesignPage } from '#pages/data/site-pages.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { CardSection, TableSection, WaySection } from './content-section.tsx'
import { ControlSection } from './control-section.tsx'
import { EmblemSection } from './emblem-section.tsx'
import { MarkSection } from './mark-section.tsx'
import { ColourSection, MotionSection, ShapeSection, TypeSection } from './token-sections.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { HistorySection } from '../item/history-section.tsx'
import './design.css'

const loadHistory = () =>
  import('../../features/rankings/charts/best-history.tsx').then(({ BestHistory }) => BestHistory)

/** Every component on one page: to compare them, and to see what a change does. */
export function DesignView({ data, title }: PageViewProps<DesignPage>) {
  const items = data.rows.slice(0, 3).map(({ item }) => item)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        Every colour, size, picture and component that this site is made of, in all of their states. They follow the
        reader&rsquo;s theme and motion settings.
      </PageHeader>
      <div className="design">
        <ColourSection />
        <TypeSection />
        <ShapeSection />
        <MotionSection />
        <EmblemSection data={data} />
        <MarkSection labels={data.labels} />
        <CardSection data={data} />
        <TableSection data={data} />
        <WaySection data={data} />
        <ControlSection />
        <HistorySection title="Charts" panels={3}>
          <LazyPart
            what="The chart"
            load={loadHistory}
            props={{ title: 'The best three drivers over time', items }}
            waiting={null}
          />
        </HistorySection>
      </div>
    </>
  )
}
