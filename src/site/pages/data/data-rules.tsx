import { openDataRoot } from '#pages/open-data/open-data-path.ts'

export function DataRules({ licence }: { licence: string }) {
  return (
    <ul className="data-notes">
      <li>No key, no sign-up. Other sites may read everything here from the browser (CORS) and embed the emblems.</li>
      <li>
        Nothing under <code className="data-code">{openDataRoot}</code> is renamed or removed; fields may be added. The
        schemas are JSON Schema, draft 2020-12, and every file is checked against its schema before it is published.
      </li>
      <li>
        Ids never change. <code className="data-code">page</code> and <code className="data-code">url</code> are
        addresses on this site: a page for people, and an emblem as an SVG picture.
      </li>
      <li>
        Files have an ETag and a Last-Modified. Send the ETag back in <code className="data-code">If-None-Match</code>{' '}
        and you get an empty 304 until something changes. The index has the size and SHA-256 of each.
      </li>
      <li>
        CSV follows RFC 4180, in UTF-8 with a byte order mark, with column names in the first line. An empty cell means
        null, but for three old columns: no letters in <code className="data-code">variant</code> of variants, no entry
        in <code className="data-code">newCityCourses</code> and <code className="data-code">variants</code>, whose
        entries have semicolons between them.
      </li>
      <li>
        You can subscribe to the calendar: events keep their identity when a date is corrected. Whatever nobody has
        recorded yet is marked as tentative.
      </li>
      <li>{licence}</li>
    </ul>
  )
}
