import { EventEmitter, once } from 'node:events'
import {
  authEndpoints,
  documentsBase,
  livePath,
  type AuthAnswers,
  type AuthOperation,
  type AuthRequests,
} from '#documents/auth-endpoints.ts'
import type { LiveMessage } from '#documents/live-messages.ts'
import type { RefusalBody } from '#documents/refusal.ts'

/** What a browser has of the site, without a browser: cookies, and requests as the site's pages send them. */
export interface Reader {
  readonly cookies: Map<string, string>
  /** Sends as a page of the site would; headers of null are left out. */
  send(path: string, options?: SendOptions): Promise<Answer>
  /** An operation that is expected to succeed. */
  ask<Operation extends AuthOperation>(
    operation: Operation,
    ...body: Operation extends keyof AuthRequests ? [AuthRequests[Operation]] : []
  ): Promise<AuthAnswers[Operation]>
  /** The same, expected to be refused. */
  refused(operation: AuthOperation, body?: unknown): Promise<RefusedAnswer>
  /** Of the account that is signed in. */
  readonly documentPath: () => Promise<string>
  openStream(): Promise<Stream>
}

export interface SendOptions {
  readonly method?: string
  readonly body?: unknown
  /** As it is, instead of JSON. */
  readonly rawBody?: BodyInit
  readonly headers?: Readonly<Record<string, string | null>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body, of which the test knows what it is. */
  json<Body>(): Body
}

type RefusedAnswer = RefusalBody['error'] & { readonly status: number; readonly headers: Headers }

interface Stream {
  readonly messages: readonly LiveMessage[]
  /** The first message, come or to come, that fits. */
  next(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>
  /** Fulfils when the server, or the way to it, has ended. */
  readonly ended: Promise<void>
  close(): void
}

/**
 * @param siteUrl without a slash at its end
 * @param like whose cookies it has, too: a second page of the same browser, or somebody who has stolen them
 */
export function createReader(siteUrl: string, like?: Reader): Reader {
  const cookies = new Map(like?.cookies)
  let address = ''

  async function send(path: string, { method, body, rawBody, headers = {} }: SendOptions = {}): Promise<Answer> {
    const response = await fetch(siteUrl + path, {
      method: method ?? (body === undefined && rawBody === undefined ? 'GET' : 'POST'),
      headers: toHeaders({
        Origin: method === 'GET' ? null : siteUrl,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': body === undefined ? null : 'application/json',
        ...headers,
      }),
      body: rawBody ?? (body === undefined ? null : JSON.stringify(body)),
      redirect: 'manual',
      ...(rawBody instanceof ReadableStream ? { duplex: 'half' } : {}),
    })
    keepCookies(response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
  }

  function toHeaders(headers: Readonly<Record<string, string | null>>): Headers {
    const all = new Headers()
    if (cookies.size > 0) all.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    for (const [name, value] of Object.entries(headers)) if (value !== null) all.set(name, value)
    return all
  }

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function perform(operation: AuthOperation, body: unknown): Promise<Answer> {
    const { method, path } = authEndpoints[operation]
    return send(path, method === 'GET' ? { method } : { method, body: body ?? {} })
  }

  return {
    cookies,
    send,
    ask: async (operation, ...[body]) => {
      const answer = await perform(operation, body)
      if (answer.status !== 200) throw new Error(`${operation} was refused: ${answer.text}`)
      return answer.json()
    },
    refused: async (operation, body) => {
      const answer = await perform(operation, body)
      if (answer.status === 200) throw new Error(`${operation} was not refused: ${answer.text}`)
      return { ...answer.json<RefusalBody>().error, status: answer.status, headers: answer.headers }
    },
    documentPath: async () => {
      if (!address) {
        const answer = await send(authEndpoints.session.path, { method: 'GET' })
        address = `${documentsBase}/users/${answer.json<AuthAnswers['session']>().user?.uid}`
      }
      return address
    },
    openStream: () => openStream(siteUrl, toHeaders({ 'Sec-Fetch-Site': 'same-origin' })),
  }
}

async function openStream(siteUrl: string, headers: Headers): Promise<Stream> {
  const stop = new AbortController()
  const response = await fetch(siteUrl + livePath, { headers, signal: stop.signal })
  if (response.status !== 200 || !response.body) throw new Error(`The stream answered ${response.status}.`)
  const messages: LiveMessage[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)
  const ended = readMessages(response.body, (message) => {
    messages.push(message)
    arrivals.emit('message')
  }).catch(() => {})
  return {
    messages,
    ended,
    close: () => stop.abort(),
    next: async (fits) => {
      const deadline = AbortSignal.timeout(60_000)
      for (;;) {
        const found = messages.find(fits)
        if (found) return found
        await once(arrivals, 'message', { signal: deadline })
      }
    },
  }
}

async function readMessages(body: ReadableStream<Uint8Array>, take: (message: LiveMessage) => void): Promise<void> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const found = /^event: (.*)\ndata: (.*)$/.exec(event)
      if (found) take({ event: found[1], data: JSON.parse(found[2] ?? '') } as LiveMessage)
    }
  }
}
