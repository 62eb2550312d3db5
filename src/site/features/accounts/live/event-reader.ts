/** One server-sent event. */
export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/**
 * Takes the text of an event stream as it arrives, in pieces of any size, and calls back with each complete event:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream, as far as our server uses it
 * (no ids, no retry times, lines that end with a line feed). Comments are ignored. A general parser would be a sixth of
 * everything that a signed-in reader loads.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = readField(block, 'data')
      if (data.length > 0) onEvent({ name: readField(block, 'event').at(-1) ?? 'message', data: data.join('\n') })
    }
  }
}

/** The values of all lines with this field name, in order. */
function readField(block: string, name: string): string[] {
  const start = `${name}:`
  const lines = block.split('\n').filter((line) => line.startsWith(start))
  return lines.map((line) => line.slice(start.length).replace(/^ /, ''))
}
