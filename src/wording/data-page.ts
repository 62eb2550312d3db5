/** The page of the open data. */
import { message } from './message.ts'

export const topshelfArchiveVersionOf = message(
  'Topshelf archive {version}, of <day/>: every table in one release that stays as it is, for whoever studies, rebuilds or remembers the game.',
)
export const megabytesMb = message(' ({megabytes} MB)')
export const theShelvesOfThe = message(
  'The shelves of the whole game come from what players have recorded and published:',
)
export const to = message('to')
export const everythingElseIsFrom = message('Everything else is from these, which each table names in <sourcesTable/>:')
export const whatPlayersHaveSince = message(
  'What players have since reported as wrong, and what was decided, is under <link>Corrections</link>.',
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
export const everythingThisSiteKnows = message(
  'Everything this site knows, as files for your own programs and spreadsheets. Shelves as of <day/>. Start with <link>the archive</link>, or with <link2>the index</link2> of single files.',
)
export const archive = message('Archive')
export const tables = message('Tables')
export const moreFiles = message('More files')
export const examples = message('Examples')
export const runThemAsThey = message(
  'Run them as they are in the browser console on this site. Elsewhere, put the site’s address in front of the paths.',
)
export const fieldsOfTheTables = message('Fields of the tables')
export const whatYouCanRely = message('What you can rely on')
export const sources = message('Sources')
export const changes = message('Changes')
export const fieldsOfName = message('Fields of {name}')
export const field = message('Field')
export const valuesIt = message('Values')
export const example = message('Example')
export const meaning = message('Meaning')
export const untilVersion2 = message('Until version 2. ')
export const noKeyNoSign = message(
  'No key, no sign-up. Other sites may read everything here from the browser (CORS) and embed the emblems.',
)
export const nothingUnderIsRenamed = message(
  'Nothing under <code/> is renamed or removed; fields may be added. The schemas are JSON Schema, draft 2020-12, and every file is checked against its schema before it is published.',
)
export const idsNeverChangePage = message(
  'Ids never change. <code>page</code> and <code2>url</code2> are addresses on this site: a page for people, and an emblem as an SVG picture.',
)
export const filesHaveAnEtag = message(
  'Files have an ETag and a Last-Modified. Send the ETag back in <code>If-None-Match</code> and you get an empty 304 until something changes. The index has the size and SHA-256 of each.',
)
export const csvFollowsRfc4180 = message(
  'CSV follows RFC 4180, in UTF-8 with a byte order mark, with column names in the first line. An empty cell means null, but for three old columns: no letters in <code>variant</code> of variants, no entry in <code2>newCityCourses</code2> and <code3>variants</code3>, whose entries have semicolons between them.',
)
export const youCanSubscribeTo = message(
  'You can subscribe to the calendar: events keep their identity when a date is corrected. Whatever nobody has recorded yet is marked as tentative.',
)
