import type { RecordId, RecordList, RecordRow, RecordsPage, RecordView } from '#pages/data/records-page.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import {
  describeKnowledge,
  describeMoment,
  explainRecord,
  formatFigure,
  listNames,
  recordTexts,
} from '#wording/records.ts'
import * as say from '#wording/records.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { CopyTable } from '../../ui/components/data-table.tsx'
import { Section } from '../../ui/components/section.tsx'

export function RecordSections({ data }: { data: RecordsPage }) {
  return data.records.map((record) => (
    <Section
      key={record.id}
      id={record.id}
      title={recordTexts[record.id].title()}
      aside={recordTexts[record.id].meaning()}
    >
      <div className="columns record-lists" style={{ '--parts': record.lists.length }}>
        {record.lists.map((list) => (
          <RecordTable key={list.of} record={record} list={list} />
        ))}
      </div>
      <p>
        <CopyTable />
      </p>
    </Section>
  ))
}

function RecordTable({ record, list }: { record: RecordView; list: RecordList }) {
  const { id, lists } = record
  const { title, unit } = recordTexts[id]
  return (
    <div>
      {lists.length > 1 && <h3>{listNames[list.of]()}</h3>}
      <table className={id === 'firsts-and-lasts' ? 'record-table record-dates' : 'record-table'}>
        <caption className="visually-hidden">
          {title()}: {listNames[list.of]()}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{unit()}</th>
            <th scope="col">{say.record()}</th>
            <th scope="col">{say.when()}</th>
            <th scope="col">{say.why()}</th>
            <th scope="col">{say.howItIsKnown()}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <Row key={`${row.proof} ${describeMoment(row.when)}`} id={id} row={row} />
          ))}
        </tbody>
      </table>
      {list.others !== undefined && <p className="muted">{say.othersToo({ others: list.others })}</p>}
    </div>
  )
}

function Row({ id, row: { holder, figure, when, proof, why, known } }: { id: RecordId; row: RecordRow }) {
  return (
    <tr>
      <td className="figure">{formatFigure(id, figure)}</td>
      <th scope="row">
        <Holder holder={holder} />
      </th>
      <td>
        <a href={proof}>{describeMoment(when)}</a>
      </td>
      <td>{why && explainRecord(why)}</td>
      <td>{describeKnowledge(known)}</td>
    </tr>
  )
}

function Holder({ holder }: Pick<RecordRow, 'holder'>) {
  if ('kind' in holder) return <ItemChip item={holder} />
  if ('date' in holder) return <a href={dayRankingPath(holder.date)}>{formatDay(holder.date)}</a>
  return <a href={holder.path}>{holder.name}</a>
}
