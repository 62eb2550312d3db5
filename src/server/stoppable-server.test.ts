import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStoppableServer } from './stoppable-server.ts'

async function start(answerMs: number) {
  const stoppable = createStoppableServer((_request, response) => {
    void setTimeout(answerMs).then(() => response.end('whole'))
  })
  // Nothing that is kept open ends by itself, so that a stop that waits for it never ends.
  stoppable.server.keepAliveTimeout = 0
  await once(stoppable.server.listen(0, '127.0.0.1'), 'listening')
  const { port } = stoppable.server.address() as AddressInfo
  return { port, stop: stoppable.stop }
}

/** Sends requests on a kept connection until the server is gone. @returns the last fault */
async function askOn(port: number, agent: Agent, onAnswer = () => {}): Promise<string> {
  for (;;) {
    try {
      const [response]: IncomingMessage[] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
      if (!response || (await text(response)) !== 'whole') return 'not whole'
      onAnswer()
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error)
    }
  }
}

test('stopping under load cuts no response, and waits for no idle connection', async () => {
  const { port, stop } = await start(2)
  const speculative = connect(port, '127.0.0.1').on('error', () => {})
  const agent = new Agent({ keepAlive: true })
  const idle = new Agent({ keepAlive: true })
  const [response]: IncomingMessage[] = await once(get({ port, host: '127.0.0.1', agent: idle }), 'response')
  await text(response!)
  let answers = 0
  const { promise: underLoad, resolve } = Promise.withResolvers<void>()
  const onAnswer = (): void => {
    if (++answers === 300) resolve()
  }
  const asking = Array.from({ length: 30 }, () => askOn(port, agent, onAnswer))
  await underLoad
  await stop(600_000)
  expect(new Set(await Promise.all(asking))).toEqual(new Set(['ECONNREFUSED']))
  for (const used of [agent, idle]) used.destroy()
  speculative.destroy()
})

test('a response longer than the grace period is cut off', async () => {
  const { port, stop } = await start(60_000)
  const agent = new Agent()
  const asking = askOn(port, agent)
  await setTimeout(50)
  await stop(50)
  expect(await asking).toBe('ECONNRESET')
})
