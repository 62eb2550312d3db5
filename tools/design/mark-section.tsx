import { itemKinds, rarities } from '#catalogue/entities.ts'
import type { DesignData } from './build-design-data.ts'
import { tiers } from '#rankings/ranking.ts'
import { Fact, Facts } from '#site/ui/components/facts.tsx'
import { Icon, iconNames } from '#site/ui/components/icon.tsx'
import { MovementWords } from '#site/ui/rankings/movement-words.tsx'
import { movementClass } from '#site/ui/rankings/movement.ts'
import { RankingLegend } from '#site/ui/rankings/ranking-legend.tsx'
import { RarityMark } from '#site/ui/items/rarity-mark.tsx'
import { BasisNote, CycleNote, RecordLabelBadge } from '#site/ui/components/record-label-badge.tsx'
import { ReportButton } from '#site/ui/components/report-button.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { LevelMark, ShelfMark } from '#site/ui/items/shelf-mark.tsx'
import { TierMark } from '#site/ui/items/tier-mark.tsx'
import { ProgressBar } from '#site/ui/controls/progress-bar.tsx'
import { CompleteCoverage } from '#site/features/planner/parts/complete-coverage.tsx'
import { GapMark, Pips } from '#site/features/planner/parts/coverage-marks.tsx'
import { DesignPart } from './design-part.tsx'

/** Marks that say one thing in a word or less, and never by colour alone. */
export function MarkSection({ labels }: Pick<DesignData, 'labels'>) {
  return (
    <Section id="marks" title="Marks">
      <Facts>
        <Fact name="Rarity">
          <span className="mark-line">
            {rarities.map((rarity) => (
              <RarityMark key={rarity} rarity={rarity} />
            ))}
          </span>
        </Fact>
        <Fact name="Tier">
          <span className="mark-line">
            {tiers.map((tier) => (
              <TierMark key={tier} tier={tier} />
            ))}
          </span>
        </Fact>
        <Fact name="Shelf, with the level that reaches it">
          <span className="mark-line">
            <ShelfMark shelf="top" /> <LevelMark level={6} />
            <ShelfMark shelf="middle" />
          </span>
        </Fact>
        <Fact name="Movement">
          <span className="mark-line">
            {[3, -2, 0, null].map((movement) => (
              <span key={movement} className={`move ${movementClass(movement)}`}>
                <MovementWords movement={movement} />
              </span>
            ))}
          </span>
        </Fact>
        <Fact name="New">
          <em className="new">New</em>
        </Fact>
        <Fact name="Not recorded">
          <BasisNote basis="inferred" inferred="debut" /> <CycleNote basis="inferred" of="tour" />
        </Fact>
      </Facts>
      <DesignPart title="Covered, gap, complete, report">
        <p className="design-note">
          Four looks, each told apart without colour. Of the four, red means one thing: what the reader owns of the top
          shelf.
        </p>
        <Facts>
          <Fact name="Covered: filled">
            <Pips kinds={itemKinds} />
          </Fact>
          <Fact name="Gap: hollow">
            <span className="mark-line">
              <Pips kinds={[]} /> <GapMark />
            </span>
          </Fact>
          <Fact name="Report: a flag">
            <ReportButton>Is a shelf wrong?</ReportButton>
          </Fact>
        </Facts>
        <ProgressBar label="Courses covered" value={410} of={546} />
        <ProgressBar label="Courses covered" value={546} of={546} words="All 546" />
        <CompleteCoverage title="Complete: chequered">
          You own a top-shelf driver, kart and glider for all.
        </CompleteCoverage>
      </DesignPart>
      <DesignPart title="Where the shelves come from">
        <div className="mark-line">
          {labels.map((label) => (
            <RecordLabelBadge key={label.label} label={label} />
          ))}
        </div>
      </DesignPart>
      <DesignPart title="Icons">
        <ul className="icon-samples">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </DesignPart>
      <RankingLegend itemKind="driver" of="day" />
    </Section>
  )
}
