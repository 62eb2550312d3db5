import type { RecordList, RecordRow, RecordsPage, RecordView } from '#pages/data/records-page.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { CopyTable } from '../../ui/components/data-table.tsx'
import { Section } from '../../ui/components/section.tsx'

export function RecordSections({ data }: { data: RecordsPage }) {
  return data.records.map((record) => (
    <Section key={record.id} id={record.id} title={record.title} aside={record.meaning}>
      <div className="columns record-lists" style={{ '--parts': record.lists.length }}>
        {record.lists.map((list) => (
          <RecordTable key={list.title} record={record} list={list} />
        ))}
      </div>
      <p>
        <CopyTable />
      </p>
    </Section>
  ))
}

function RecordTable({ record, list }: { record: RecordView; list: RecordList }) {
  const { unit, lists, title } = record
  return (
    <div>
      {lists.length > 1 && <h3>{list.title}</h3>}
      <table className={record.id === 'firsts-and-lasts' ? 'record-table record-dates' : 'record-table'}>
        <caption className="visually-hidden">
          {title}: {list.title}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">Record</th>
            <th scope="col">When</th>
            <th scope="col">Why</th>
            <th scope="col">How it is known</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <Row key={nameRow(row)} row={row} />
          ))}
        </tbody>
      </table>
      {list.others !== undefined && (
        <p className="muted">{list.others === 1 ? 'One more has' : `${list.others} more have`} the last figure, too.</p>
      )}
    </div>
  )
}

function nameRow({ holder, when }: RecordRow): string {
  return `${holder.name} ${when}`
}

function Row({ row: { holder, figure, when, proof, why, known } }: { row: RecordRow }) {
  return (
    <tr>
      <td className="figure">{figure}</td>
      <th scope="row">{'kind' in holder ? <ItemChip item={holder} /> : <a href={holder.path}>{holder.name}</a>}</th>
      <td>
        <a href={proof}>{when}</a>
      </td>
      <td>{why}</td>
      <td>{known}</td>
    </tr>
  )
}
