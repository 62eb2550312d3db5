import { expect, onTestFinished, test, vi } from 'vitest'
import { followStream, type LiveFrame } from './follow-stream.ts'

/** Answers every request with a stream that then breaks off or stays open. @returns the signal of the last request */
function answerWith(text: string, breakage?: TypeError): () => AbortSignal | null | undefined {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    signal = init.signal
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(text)),
      pull: (stream) => breakage && stream.error(breakage),
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => signal
}

test('a stream that breaks off is a lost connection, and nothing worse', async () => {
  answerWith('event: user\n', new TypeError('Error in input stream'))
  const following = followStream(() => undefined, new AbortController().signal)
  await expect(following).rejects.toMatchObject({ name: 'AccountsError', code: 'network' })
})

test('a broken message closes its stream', async () => {
  const signal = answerWith('event: doc\ndata: {"path":5}\n\n')
  await expect(followStream(() => undefined, new AbortController().signal)).rejects.toMatchObject({ code: 'internal' })
  expect(signal()?.aborted).toBe(true)
})

test('documents say when their stream was opened', async () => {
  answerWith(
    'event: doc\ndata: {"path":"users/u1","version":2,"data":null}\n\nevent: session-end\ndata: {"reason":"revoked"}\n\n',
  )
  const frames: LiveFrame[] = []
  const before = Date.now()
  await followStream((frame) => frames.push(frame), new AbortController().signal)
  const openedAtMs = frames.flatMap((frame) => (frame.event === 'doc' ? [frame.openedAtMs ?? 0] : []))
  expect(openedAtMs).toHaveLength(1)
  expect(openedAtMs[0]).toBeGreaterThanOrEqual(before)
})

test.each([
  ['account-deleted', 'account-deleted'],
  ['a reason of a newer server', null],
])('the end of the session ends the stream, and says why: %s', async (reason, end) => {
  const signal = answerWith(`event: session-end\ndata: {"reason":"${reason}"}\n\n`)
  const over = await followStream(() => undefined, new AbortController().signal)
  expect(over).toEqual({ event: 'user', data: null, end })
  expect(signal()?.aborted).toBe(true)
})
