import { areas, dataModule, type PeerProject } from './peer-project.ts'

/** Astro, with its client-side navigation and prefetching; without islands, so its pages carry no framework. */
export const astroProject: PeerProject = {
  name: 'Astro',
  packages: { astro: '7.3.5' },
  command: ['astro', 'build'],
  outFolder: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  files: {
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
export default defineConfig({ trailingSlash: 'always', prefetch: { prefetchAll: true, defaultStrategy: 'viewport' } })
`,
    'src/read-page.mjs': dataModule,
    'src/pages/[...path].astro': `---
import { ClientRouter } from 'astro:transitions'
import { paths, readPage } from '../read-page.mjs'
export function getStaticPaths() {
  return paths.map((path) => ({ params: { path: path === '/' ? undefined : path.slice(1, -1) }, props: { path } }))
}
const page = readPage(Astro.props.path)
const areas = ${JSON.stringify(areas)}
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <ClientRouter />
  </head>
  <body>
    <header><nav>{areas.map(([name, path]) => <a href={path}>{name}</a>)}</nav></header>
    <main>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <Fragment set:html={page.html} />
      {page.sections.map((section) => (
        <section>
          <h2>{section.heading}</h2>
          <table><tbody>
            {section.rows.map((row) => <tr>{row.map((cell) => <td>{cell.href ? <a href={cell.href}>{cell.text}</a> : cell.text}</td>)}</tr>)}
          </tbody></table>
        </section>
      ))}
    </main>
    <script is:inline type="application/json" id="page-data" set:html={page.state} />
  </body>
</html>
`,
  },
}
