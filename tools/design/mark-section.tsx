import { rarities } from '#catalogue/entities.ts'
import type { DesignData } from './build-design-data.ts'
import { tiers } from '#rankings/ranking.ts'
import { Fact, Facts } from '#site/ui/components/facts.tsx'
import { Icon, iconNames } from '#site/ui/components/icon.tsx'
import { MovementWords } from '#site/ui/rankings/movement-words.tsx'
import { movementClass } from '#site/ui/rankings/movement.ts'
import { RankingLegend } from '#site/ui/rankings/ranking-legend.tsx'
import { RarityMark } from '#site/ui/items/rarity-mark.tsx'
import { BasisNote, CycleNote, RecordLabelBadge } from '#site/ui/components/record-label-badge.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { LevelMark, ShelfMark } from '#site/ui/items/shelf-mark.tsx'
import { TierMark } from '#site/ui/items/tier-mark.tsx'
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
          <BasisNote basis="inferred" inferred="Debut" /> <CycleNote basis="inferred" of="tour" />
        </Fact>
      </Facts>
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
