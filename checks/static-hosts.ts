import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeaders, readHostRules } from '../tools/headers/host-headers.ts'
import { findFreePort } from '#server/find-free-port.ts'
import { findHeaders, type HeaderRule } from '#server/site/add-site-headers.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { buildFixture } from '../tests/fixture-site.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { ask, check, requireProgram } from './check.ts'

/**
 * `npm run check:static-hosts`: each web server that is installed serves the built site as `npm run headers` configures it,
 * with the headers that `_headers` names. Of what is printed, only the folder and the address are changed.
 */

interface Host {
  readonly program: string
  readonly words: readonly string[]
  /** Writes its files into a folder. @returns what starts it */
  readonly prepare: (place: { folder: string; site: string; port: number; text: string }) => readonly string[]
}

const modules = ['mpm_event', 'authz_core', 'dir', 'filter', 'deflate', 'headers', 'mime']

const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    program: 'nginx',
    words: ['-v'],
    prepare({ folder, site, port, text }) {
      const server = text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/topshelf/dist', site)
      const file = join(folder, 'nginx.conf')
      writeFileSync(
        file,
        `pid ${folder}/pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${server}}\n`,
      )
      return ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
    },
  },
  apache: {
    program: 'apache2',
    words: ['-v'],
    prepare({ folder, site, port, text }) {
      writeFileSync(join(site, '.htaccess'), text)
      const file = join(folder, 'apache2.conf')
      const settings = [
        `ServerRoot ${folder}`,
        `ServerName 127.0.0.1`,
        `Listen 127.0.0.1:${port}`,
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/error.log`,
        `TypesConfig /etc/mime.types`,
        ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
        `DocumentRoot ${site}`,
        `<Directory ${site}>\nAllowOverride FileInfo Indexes\nRequire all granted\n</Directory>`,
      ]
      writeFileSync(file, `${settings.join('\n')}\n`)
      return ['-f', file, '-D', 'FOREGROUND']
    },
  },
  caddy: {
    program: 'caddy',
    words: ['version'],
    prepare({ folder, site, port, text }) {
      const server = text.replace('example.org {', `http://127.0.0.1:${port} {`).replace('/srv/topshelf/dist', site)
      const file = join(folder, 'Caddyfile')
      writeFileSync(file, `{\nadmin off\n}\n${server}`)
      return ['run', '--config', file, '--adapter', 'caddyfile']
    },
  },
}

for (const [name, { program, words, prepare }] of Object.entries(hosts)) {
  await check(`${name} serves the site`, async () => {
    requireProgram(program, words)
    const folder = makeTemporaryFolder()
    const site = join(folder, 'site')
    await buildFixture(site)
    // The server may give up root, which owns the folder.
    chmodSync(folder, 0o755)
    const rules = readHostRules(readFileSync(join(site, '_headers'), 'utf8'))
    const port = await findFreePort()
    const server = spawn(program, prepare({ folder, site, port, text: hostHeaders[name]!(rules) }), {
      stdio: 'ignore',
      env: { ...process.env, XDG_DATA_HOME: folder },
    })
    const ended = once(server, 'exit')
    try {
      const origin = `http://127.0.0.1:${port}`
      await Promise.race([ask(origin), ended.then(() => Promise.reject(new Error('It has ended.')))])
      return await compareAnswers(origin, site, rules)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
  })
}

/** Asks for a file of each rule, for pages, and for what is not there. */
async function compareAnswers(origin: string, site: string, rules: readonly HeaderRule[]): Promise<string> {
  const files = listFiles(site).map((file) => `/${file}`)
  const ofRules = rules.slice(2).flatMap(({ pattern }) => files.find((file) => pattern.test(file)) ?? [])
  const missing = ['/nowhere/', '/assets/js/nothing.js']
  const asked = ['/', '/drivers/mario/', ...ofRules, ...missing]
  const faults: string[] = []
  for (const path of asked) {
    const isMissing = missing.includes(path)
    const { status, headers } = await fetch(origin + path)
    if (status !== (isMissing ? 404 : 200)) faults.push(`${path} answers ${status}`)
    if (path.endsWith('/') && !isMissing && headers.get('Content-Encoding') !== 'gzip')
      faults.push(`${path} is not compressed`)
    for (const [name, value] of findHeaders(rules, path)) {
      const sent = headers.get(name)
      const isRight = isMissing && name === 'Cache-Control' ? !sent?.includes('max-age') : sent === value
      if (!isRight) faults.push(`${path} has ${name}: ${sent}`)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${asked.length} addresses have the headers of _headers, pages are compressed, 404 is not kept`
}
