/** The page of the open data. */
import { message } from './message.ts'

export const aboutArchive = message(
  'Topshelf archive {version}, of <day/>: every table in one release that stays as it is, for whoever studies, rebuilds or remembers the game.',
)
export const aboutShelfSources = message(
  'The shelves of the whole game come from what players have recorded and published:',
)
export const sourceDays = message('<source/>: {days, plural, one {# day} other {# days}}, <first/> to <last/>')
export const aboutOtherSources = message('Everything else is from these, which each table names in <table/>:')
export const aboutReports = message(
  'What players have since reported as wrong, and what was decided, is under <corrections>Corrections</corrections>.',
)
export const table = message('Table')
export const rows = message('Rows')
export const wholeTable = message('Whole table')
export const oneEntry = message('One entry')
export const json = message('JSON')
export const csv = message('CSV')
export const file = message('File')
export const contents = message('Contents')
export const schema = message('Schema')
export const subscribe = message('Subscribe')
export const aboutData = message(
  'Everything this site knows, as files for your own programs and spreadsheets. Shelves as of <day/>. Start with <archive>the archive</archive>, or with <index>the index</index> of single files.',
)
export const archive = message('Archive')
export const tables = message('Tables')
export const moreFiles = message('More files')
export const examples = message('Examples')
export const howToRun = message(
  'Run them as they are in the browser console on this site. Elsewhere, put the site’s address in front of the paths.',
)
export const fields = message('Fields of the tables')
export const promises = message('What you can rely on')
export const sources = message('Sources')
export const changes = message('Changes')
export const fieldsOf = message('Fields of {table}')
export const field = message('Field')
export const values = message('Values')
export const example = message('Example')
export const meaning = message('Meaning')
export const isDeprecated = message('Until version 2.')
export const noKey = message(
  'No key, no sign-up. Other sites may read everything here from the browser (CORS) and embed the emblems.',
)
export const nothingRenamed = message(
  'Nothing under <path/> is renamed or removed; fields may be added. The schemas are JSON Schema, draft 2020-12, and every file is checked against its schema before it is published.',
)
export const stableIds = message(
  'Ids never change. <field>page</field> and <field>url</field> are addresses on this site: a page for people, and an emblem as an SVG picture.',
)
export const etags = message(
  'Files have an ETag and a Last-Modified. Send the ETag back in <code>If-None-Match</code> and you get an empty 304 until something changes. The index has the size and SHA-256 of each.',
)
export const aboutCsv = message(
  'CSV follows RFC 4180, in UTF-8 with a byte order mark, with column names in the first line. An empty cell means null, but for three old columns: no letters in <field>variant</field> of variants, no entry in <field>newCityCourses</field> and <field>variants</field>, whose entries have semicolons between them.',
)
export const aboutCalendar = message(
  'You can subscribe to the calendar: events keep their identity when a date is corrected. Whatever nobody has recorded yet is marked as tentative.',
)
export const sourceDay = message('<source/>: {days, plural, one {# day} other {# days}}, <first/>')
export const fileOf = message('{file} of {table}')
export const schemaLink = message('schema')
export const entrySchemaOf = message('schema of one entry of {table}')

/** A file of the archive, and what it is. */
export const archiveFile = message(
  '<file/>{hasSize, select, yes { ({megabytes} MB)} other {}}: {is, select, sqlite {a database with keys and views.} csv {a CSV file for each table.} json {a JSON file for each table.} readme {how to read it, and every gap, counted.} package {the tables as a Data Package.} citation {how to cite it.} other {SHA-256 of each file.}}',
)

// What the examples show.
export const indexExample = message('What there is')
export const tiersExample = message('The drivers of the highest tier')
export const shelfExample = message('Who is on the top shelf of {course}')
export const skillExample = message('From a kart to its skill')
export const rankingExample = message('The best glider of the last day')
