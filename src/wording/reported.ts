import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { message } from './message.ts'

const reported = message(
  '{shelf, select, top {Top shelf} middle {Middle shelf} other {Neither top nor middle shelf}} of {course}{level, plural, =1 {} other { from level #}}: reported by {players, plural, one {a player} other {players, {confirmations, plural, one {# confirmation} other {# confirmations}}}}.',
)

/** `Top shelf of Daisy Hills from level 3: reported by players, 12 confirmations.` */
export function describeReported({ place: { shelf, level }, variant, players }: ReportedShelfView): string {
  return reported({ shelf, level, course: variant.name, players, confirmations: players - 1 })
}
