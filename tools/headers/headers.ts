/**
 * `npm run headers -- nginx [--out dist]`: prints the headers of the built site as a host that does not read `_headers`
 * wants them; `npm run headers -- documents` writes into the documents what they can say themselves, for a host that takes
 * none.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { embedPolicy, hostHeaders, readHostRules } from './host-headers.ts'

await runCommand(() => {
  const options = { out: { type: 'string', default: 'dist' } } as const
  const { positionals, values } = parseOptions({ allowPositionals: true, options })
  const [host = ''] = positionals
  const file = join(values.out, '_headers')
  if (!Object.hasOwn(hostHeaders, host) && host !== 'documents') {
    const known = [...Object.keys(hostHeaders), 'documents'].join(', ')
    throw new Error(`Name a host: npm run headers -- HOST, with one of ${known}.`)
  }
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the site first: npm run build`)
  const rules = readHostRules(readFileSync(file, 'utf8'))
  const write = hostHeaders[host]
  if (write) return void process.stdout.write(write(rules))
  const documents = listFiles(values.out).filter((name) => name.endsWith('.html'))
  for (const name of documents) {
    const html = readFileSync(join(values.out, name), 'utf8')
    writeFileSync(join(values.out, name), embedPolicy(html, rules))
  }
  console.log(`${documents.length} documents carry their policies.`)
})
