import { areas, dataModule, type PeerProject } from './peer-project.ts'

/** Next.js as a static export, with its links and their prefetching. */
export const nextProject: PeerProject = {
  name: 'Next.js export',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  command: ['next', 'build'],
  outFolder: 'out',
  caches: ['.next'],
  files: {
    'next.config.mjs': `export default { output: 'export', trailingSlash: true, typescript: { ignoreBuildErrors: true } }
`,
    'lib/read-page.mjs': dataModule,
    'app/layout.jsx': `import Link from 'next/link'
const areas = ${JSON.stringify(areas)}
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header><nav>{areas.map(([name, path]) => <Link key={path} href={path}>{name}</Link>)}</nav></header>
        <main>{children}</main>
      </body>
    </html>
  )
}
`,
    'app/[[...path]]/page.jsx': `import Link from 'next/link'
import { paths, readPage } from '../../lib/read-page.mjs'
export const dynamicParams = false
export function generateStaticParams() {
  return paths.map((path) => ({ path: path.split('/').filter(Boolean) }))
}
async function read(params) {
  const { path = [] } = await params
  return readPage(path.length === 0 ? '/' : '/' + path.join('/') + '/')
}
export async function generateMetadata({ params }) {
  const { title, description } = await read(params)
  return { title, description }
}
export default async function Page({ params }) {
  const page = await read(params)
  return (
    <>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <div dangerouslySetInnerHTML={{ __html: page.html }} />
      {page.sections.map((section, index) => (
        <section key={index}>
          <h2>{section.heading}</h2>
          <table><tbody>
            {section.rows.map((row, line) => (
              <tr key={line}>{row.map((cell, column) => <td key={column}>{cell.href ? <Link href={cell.href}>{cell.text}</Link> : cell.text}</td>)}</tr>
            ))}
          </tbody></table>
        </section>
      ))}
      <script type="application/json" id="page-data" dangerouslySetInnerHTML={{ __html: page.state }} />
    </>
  )
}
`,
  },
}
