import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { findPresent, installProgram } from '../browser/find-program.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { readValue, toExpression, type DrivenBrowser } from './driven-browser.ts'

const programs = ['firefox-esr', 'firefox']

interface BidiAnswer {
  readonly id?: number
  readonly error?: string
  readonly message?: string
  readonly result?: Readonly<Record<string, unknown>>
}

/** Firefox through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/); null where there is none and none can be had. */
export async function launchFirefox(): Promise<DrivenBrowser | null> {
  const program = findPresent(programs) ?? installProgram('firefox-esr', programs)
  if (!program) return null
  const profile = makeTemporaryFolder()
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(firefox, 'exit')
  const send = await connect(`${await readAddress(firefox.stderr)}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const [first]: { readonly context: string }[] = Array.isArray(contexts) ? contexts : []
  if (!first) throw new Error('Firefox has no tab.')
  const { context } = first
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    async run(work, ...given) {
      const expression = toExpression(work, given)
      const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
      const { type, result } = answer
      if (type !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']))
      // What the page gives is what the function gives.
      return readValue(Reflect.get(Object(result), 'value')) as Awaited<ReturnType<typeof work>>
    },
    async close() {
      firefox.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const part of output) {
    text += String(part)
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1]
    if (!address) continue
    output.resume()
    return address
  }
  throw new Error(`Firefox has not started: ${text}`)
}

/** @returns asks one thing after the other, and gives the results */
async function connect(
  address: string,
): Promise<(method: string, params: object) => Promise<Readonly<Record<string, unknown>>>> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: BidiAnswer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: BidiAnswer = JSON.parse(String(data))
    waiting.get(answer.id ?? 0)?.(answer)
  })
  return async (method, params) => {
    lastId += 1
    const id = lastId
    const { promise, resolve } = Promise.withResolvers<BidiAnswer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await promise
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error}, ${message}`)
    return result ?? {}
  }
}
