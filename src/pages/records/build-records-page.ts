import { mapKinds } from '#catalogue/map-kinds.ts'
import { buildRankedDays } from '../data/ranked-days.ts'
import type { RecordsPage } from '../data/records-page.ts'
import { routes } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildGameRecords } from './game-records.ts'
import { buildItemRecords } from './item-records.ts'
import { collectPast, collectReigns, countDaysKnown, listSpells } from './ranked-past.ts'

/** Read off the histories of ranks, which the pages of items show one by one. */
export function buildRecordsPage(source: PageSource): RecordsPage {
  const past = collectPast(source)
  const { days, labels } = past
  const reigns = mapKinds((kind) => collectReigns(source, past, kind))
  return {
    kind: 'records',
    path: routes.records,
    crumbs: [],
    ...buildRankedDays(days, source.catalogue.skippedDays),
    daysKnown: countDaysKnown(labels, [{ from: 0, until: days.length }]),
    spells: listSpells(labels),
    reigns,
    records: [...buildItemRecords({ source, past }), ...buildGameRecords(source, past, reigns)],
  }
}
