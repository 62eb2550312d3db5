import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectRoot } from '#generator/files/project-root.ts'
import { findFreePort } from '#server/find-free-port.ts'
import { startServerProcess, type ServerProcess } from '../tests/accounts/start-server-process.ts'
import { buildFixture } from '../tests/fixture-site.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { check, requireProgram } from './check.ts'

/**
 * `npm run check:proxies`: each recipe of deploy/proxies/ in front of two servers, which restart one after the other while
 * clients read and write without a pause. Not one request may fail. Of the recipes, only addresses are changed.
 */

interface Proxy {
  readonly name: string
  readonly version: string
  readonly recipe: string
  /** Where it listens, as the recipe says it and as it says it here. */
  readonly listens: readonly [string, (port: number) => string]
  /** @returns the file that it reads, and what starts it there */
  readonly start: (recipe: string, folder: string) => readonly [file: string, text: string, words: readonly string[]]
}

const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    version: '-v',
    recipe: 'nginx.conf',
    listens: ['listen 80;', (port) => `listen 127.0.0.1:${port};`],
    start: (recipe, folder) => [
      'nginx.conf',
      `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${recipe}\n}\n`,
      ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    ],
  },
  {
    name: 'haproxy',
    version: '-v',
    recipe: 'haproxy.cfg',
    listens: ['bind :80', (port) => `bind 127.0.0.1:${port}`],
    start: (recipe, folder) => ['haproxy.cfg', recipe, ['-db', '-f', join(folder, 'haproxy.cfg')]],
  },
  {
    name: 'caddy',
    version: 'version',
    recipe: 'Caddyfile',
    listens: ['example.org {', (port) => `http://127.0.0.1:${port} {`],
    start: (recipe, folder) => [
      'Caddyfile',
      `{\nadmin off\n}\n${recipe}`,
      ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    ],
  },
]

const clients = 20
const restarts = 3
const siteFolder = join(projectRoot, '.cache/tests/built-site')

for (const { name, version, recipe, listens, start } of proxies) {
  await check(`${name} before two servers that restart`, async () => {
    requireProgram(name, [version])
    await buildFixture(siteFolder)
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const
    const servers = await Promise.all(ports.slice(1).map(startServer))
    const folder = makeTemporaryFolder()
    const written = readFileSync(join(projectRoot, 'deploy/proxies', recipe), 'utf8')
      .replace(listens[0], listens[1](ports[0]))
      .replace('127.0.0.1:8081', `127.0.0.1:${ports[1]}`)
      .replace('127.0.0.1:8082', `127.0.0.1:${ports[2]}`)
    const [file, text, words] = start(written, folder)
    writeFileSync(join(folder, file), text)
    const proxy = spawn(name, words, { cwd: folder, stdio: 'ignore', env: { ...process.env, XDG_DATA_HOME: folder } })
    try {
      return await restartUnderLoad(ports, servers, proxy)
    } finally {
      proxy.kill('SIGTERM')
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

async function restartUnderLoad(
  [port, ...ports]: readonly [number, ...number[]],
  servers: ServerProcess[],
  proxy: ChildProcess,
): Promise<string> {
  const ended = once(proxy, 'exit').then(() => Promise.reject(new Error('The proxy has ended.')))
  await Promise.race([untilServed(port), ended])
  const encoding = (await ask(port, 'GET', new Agent())).encoding
  if (encoding !== 'br') throw new Error(`Pages arrive in ${encoding ?? 'no'} encoding.`)
  const faults = new Map<string, number>()
  let asked = 0
  const over = new AbortController()
  const load = Array.from({ length: clients }, async (_, index) => {
    // Half of them connect anew each time.
    const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 })
    for (let turn = index; !over.signal.aborted; turn++) {
      const method = turn % 4 === 0 ? 'POST' : 'GET'
      const { status } = await ask(port, method, agent)
      asked++
      // There is nothing to post to at this address, which the server itself says.
      const fault = `${method} → ${status}`
      if (status !== (method === 'GET' ? 200 : 405)) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
    agent.destroy()
  })
  for (let restart = 0; restart < restarts; restart++)
    for (const [index, own] of ports.entries()) {
      await servers[index]!.stop()
      servers[index] = await startServer(own)
      // As long as the proxy may need to hear of it: the next one must not stop before.
      await setTimeout(1500)
    }
  over.abort()
  await Promise.all(load)
  if (faults.size > 0) throw new Error(`Of ${asked} requests failed ${JSON.stringify(Object.fromEntries(faults))}`)
  return `${restarts * ports.length} restarts, ${asked.toLocaleString('en')} requests, none failed; pages arrive in brotli`
}

function startServer(port: number): Promise<ServerProcess> {
  return startServerProcess({ siteFolder, port, environment: { TRUST_PROXY: '1' } })
}

/** Fulfils as soon as the proxy answers with a page. */
async function untilServed(port: number): Promise<void> {
  while ((await ask(port, 'GET', new Agent())).status !== 200) await setTimeout(100)
}

function ask(
  port: number,
  method: string,
  agent: Agent,
): Promise<{ status: number | string; encoding?: string | undefined }> {
  const headers = { 'Accept-Encoding': 'br', Host: `127.0.0.1:${port}` }
  const path = '/drivers/mario/'
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      response.resume()
      response.once('error', (error) => resolve({ status: error.message }))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, encoding: response.headers['content-encoding'] }),
      )
    })
    asking.once('error', (error) => resolve({ status: error.message }))
    asking.end()
  })
}
