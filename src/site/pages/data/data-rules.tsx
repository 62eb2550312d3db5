export function DataRules({ licence }: { licence: string }) {
  return (
    <ul className="data-rules">
      <li>No key, no sign-up. Pages of other sites may read everything here (CORS), and show the emblems.</li>
      <li>
        Nothing below <code className="data-code">/api/v1/</code> is renamed or taken away; fields may be added. Schemas
        are JSON Schema, draft 2020-12, and are checked against every file before it is published.
      </li>
      <li>
        Ids never change. <code className="data-code">page</code> and <code className="data-code">url</code> are
        addresses on this site: a page for people, an emblem as an SVG picture.
      </li>
      <li>
        Files come with an ETag. Ask again with <code className="data-code">If-None-Match</code> and you get an empty
        304 until something has changed; once a day is plenty.
      </li>
      <li>
        CSV is RFC 4180 in UTF-8 with names in the first line; nothing between two commas means null, a semicolon stands
        between the parts of a list.
      </li>
      <li>
        The calendar can be subscribed to: events keep their identity when a date is corrected. What nobody has recorded
        yet is marked as tentative.
      </li>
      <li>{licence}</li>
    </ul>
  )
}
