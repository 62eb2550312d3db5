import { areas, dataModule, type PeerProject } from './peer-project.ts'

/** Eleventy with a template in JavaScript: plain documents without any script but their data. */
export const eleventyProject: PeerProject = {
  name: 'Eleventy',
  packages: { '@11ty/eleventy': '3.1.6' },
  command: ['eleventy', '--input=src', '--output=_site', '--quiet'],
  outFolder: '_site',
  caches: ['.cache'],
  files: {
    'lib/read-page.mjs': dataModule,
    'src/pages.11ty.js': `import { paths, readPage } from '../lib/read-page.mjs'
const areas = ${JSON.stringify(areas)}
const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const link = ({ text, href }) => (href ? '<a href="' + href + '">' + escape(text) + '</a>' : escape(text))
export const data = {
  paths,
  pagination: { data: 'paths', size: 1, alias: 'path' },
  permalink: ({ path }) => path + 'index.html',
}
export function render({ path }) {
  const page = readPage(path)
  return \`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>\${escape(page.title)}</title><meta name="description" content="\${escape(page.description)}"></head>
<body><header><nav>\${areas.map(([text, href]) => link({ text, href })).join(' ')}</nav></header>
<main><h1>\${escape(page.title)}</h1><p>\${escape(page.description)}</p>\${page.html}
\${page.sections.map(({ heading, rows }) => '<section><h2>' + escape(heading) + '</h2><table><tbody>' +
  rows.map((row) => '<tr>' + row.map((cell) => '<td>' + link(cell) + '</td>').join('') + '</tr>').join('') +
  '</tbody></table></section>').join('')}
</main><script type="application/json" id="page-data">\${page.state}</script></body></html>\`
}
`,
  },
}
