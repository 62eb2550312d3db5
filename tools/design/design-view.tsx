import type { DesignData } from './build-design-data.ts'
import { PageHeader } from '#site/ui/components/page-header.tsx'
import { CardSection, TableSection, WaySection } from './content-section.tsx'
import { ControlSection } from './control-section.tsx'
import { EmblemSection } from './emblem-section.tsx'
import { MarkSection } from './mark-section.tsx'
import { ColourSection, MotionSection, ShapeSection, TypeSection } from './token-sections.tsx'
import { LazyPart } from '#site/ui/loading/lazy-part.tsx'
import { HistorySection } from '#site/pages/item/history-section.tsx'
import { designTitle } from './design-address.ts'
import './design.css'

const loadHistory = () =>
  import('#site/features/rankings/charts/best-history.tsx').then(({ BestHistory }) => BestHistory)

/** Every component on one page: to compare them, and to see what a change does. */
export function DesignView({ data }: { data: DesignData }) {
  const items = data.rows.slice(0, 3).map(({ item }) => item)
  return (
    <>
      <PageHeader crumbs={[]} title={designTitle}>
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
