import type { DataExample } from '#pages/data/site-pages.ts'

export function DataExamples({ examples }: { examples: readonly DataExample[] }) {
  return (
    <div className="data-examples">
      {examples.map(({ title, code, result }) => (
        <section key={title}>
          <h3>{title}</h3>
          <pre className="data-code">
            <code>{code}</code>
          </pre>
          <pre className="data-code">
            <samp>{result}</samp>
          </pre>
        </section>
      ))}
    </div>
  )
}
