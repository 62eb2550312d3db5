/**
 * `npm run pack [-- dist]`: a built site of a seventh the size, for our own server alone. Of each text, its brotli form takes
 * the place, which the server sends as it is. The next build begins anew.
 */
import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { isWorthCompressing, compress } from './serve-site.ts'
import { packedEnding } from './site-folder.ts'

/** What the server reads by itself, whole. */
const readByServer = new Set(['build.json'])
/** As many as Node compresses at once. */
const workers = 4

await runCommand(async () => {
  const [folder = 'dist'] = parseOptions({ args: process.argv.slice(2), allowPositionals: true }).positionals
  const root = resolve(folder)
  const names = globSync('**', { cwd: root }).filter(
    (name) => !readByServer.has(name) && isWorthCompressing(name, statSync(join(root, name)).size),
  )
  const rest = names.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const name of rest) await pack(join(root, name))
    }),
  )
  console.log(`${names.length.toLocaleString('en')} files of ${folder} are packed.`)
})

async function pack(file: string): Promise<void> {
  const packed = file + packedEnding
  if (!existsSync(packed)) await writeFile(packed, await compress.br(await readFile(file)))
  await rm(file)
  rmSync(`${file}.gz`, { force: true })
}
