import type { DataPage } from '#pages/data/site-pages.ts'
import { archiveFiles, archiveRoot } from '#pages/open-data/archive-release.ts'
import { formatTenths } from '#wording/counts.ts'
import * as say from '#wording/data-page.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'

/** The release that people cite, and how to open it with common tools. */
export function DataArchive({ archive }: Pick<DataPage, 'archive'>) {
  return (
    <>
      <p>{rich(say.aboutArchive({ version: archive.version }), { day: <Day date={archive.date} /> })}</p>
      <ul className="data-notes">
        {archive.files.map(({ is, name, megabytes }) => (
          <li key={name}>
            {rich(
              say.archiveFile({
                is,
                hasSize: megabytes === null ? 'no' : 'yes',
                megabytes: formatTenths(megabytes ?? 0),
              }),
              { file: <a href={archiveRoot + name}>{name}</a> },
            )}
          </li>
        ))}
      </ul>
      <div className="data-examples">
        {loaders.map(({ tool, code }) => (
          <section key={tool}>
            <h3>{tool}</h3>
            <pre className="data-code">
              <code>{code}</code>
            </pre>
          </section>
        ))}
      </div>
    </>
  )
}

const { sqlite, csv } = archiveFiles

/** Three lines each, for files beside the program. */
const loaders: readonly { readonly tool: string; readonly code: string }[] = [
  {
    tool: 'sqlite3',
    code: `sqlite3 ${sqlite}
SELECT itemName, shelf, level FROM shelves_on_days
WHERE date = '2020-12-25' AND variant = 'tour-new-york-minute';`,
  },
  {
    tool: 'pandas',
    code: `import pandas, zipfile
tables = zipfile.ZipFile('${csv}')
items = pandas.read_csv(tables.open('items.csv'))`,
  },
  {
    tool: 'DuckDB',
    code: `INSTALL sqlite; LOAD sqlite;
ATTACH '${sqlite}' AS game (TYPE sqlite);
SELECT kind, count(*) FROM game.items GROUP BY kind;`,
  },
  {
    tool: 'JavaScript',
    code: `import { DatabaseSync } from 'node:sqlite'
const game = new DatabaseSync('${sqlite}', { readOnly: true })
console.log(game.prepare('SELECT * FROM roster').all())`,
  },
]
