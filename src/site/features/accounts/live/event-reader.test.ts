import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader, type ServerEvent } from './follow-stream.ts'

function read(...pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const take = createEventReader((event) => events.push(event))
  for (const piece of pieces) take(piece)
  return events
}

test.each([
  ['an event', 'event: user\ndata: {"uid":"u1"}\n\n', [{ name: 'user', data: '{"uid":"u1"}' }]],
  ['no space after the colon', 'event:doc\ndata:{}\n\n', [{ name: 'doc', data: '{}' }]],
  ['one space belongs to the colon', 'data:  x\n\n', [{ name: 'message', data: ' x' }]],
  ['data in lines', 'data: a\ndata: b\n\n', [{ name: 'message', data: 'a\nb' }]],
  ['a heartbeat', ':\n\n', []],
  ['a comment before an event', ': hello\nevent: user\ndata: 1\n\n', [{ name: 'user', data: '1' }]],
  ['a name without data', 'event: user\n\n', []],
  ['what is not complete', 'event: user\ndata: 1\n', []],
  ['an unknown field', 'id: 7\ndata: 1\n\n', [{ name: 'message', data: '1' }]],
])('%s', (_case, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('the chunks a stream arrives in make no difference', () => {
  const event = fc.record({ name: fc.constantFrom('user', 'doc'), data: fc.json() }, { noNullPrototype: true })
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.nat(400)), (events, cuts) => {
      const text = events.map(({ name, data }) => `event: ${name}\ndata: ${data}\n\n:\n\n`).join('')
      const offsets = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length]
      const pieces = offsets.slice(1).map((offset, index) => text.slice(offsets[index], offset))
      expect(read(...pieces)).toEqual(events)
    }),
  )
})
