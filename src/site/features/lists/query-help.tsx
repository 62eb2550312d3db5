import { printQuery } from '../query/print-query.ts'
import type { QueryOperator } from '../query/query.ts'
import './query-help.css'

/** What can be typed in place of pressing chips, with an example each. */
export function QueryHelp({ operators }: { operators: readonly QueryOperator[] }) {
  return (
    <details className="query-help">
      <summary>Or type it into the search field</summary>
      <dl>
        {operators.map((operator) => (
          <div key={operator.name}>
            <dt>{operator.title}</dt>
            <dd>
              <code>{giveExample(operator, operators)}</code>
              {operator.isNumber && (
                <>
                  {' '}
                  or <code>{`${operator.name}<${operator.options?.[0]?.value ?? '3'}`}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        Conditions combine; two values of a filter find either. Quotation marks keep words together, and search for a
        word that means something else here.
      </p>
    </details>
  )
}

function giveExample({ name, options }: QueryOperator, operators: readonly QueryOperator[]): string {
  const value = options ? (options[0]?.value ?? '') : 'rainbow road'
  return printQuery({ text: '', terms: [{ operator: name, comparison: ':', value }] }, operators)
}
