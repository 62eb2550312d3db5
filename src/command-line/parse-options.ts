import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isIP } from 'node:net'

/**
 * Reads a command line as `parseArgs` does, which explains to programmers what it refuses; this says it to whoever has
 * typed it, and which options there are.
 * @param hints what to do instead, by the option that somebody may well expect: `--port`
 */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  hints: ReadonlyMap<string, string> = new Map(),
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const complaint = complain(error.code, error.message, hints)
    if (complaint === null) throw error
    throw new Error(`${complaint} ${listOptions(Object.keys(config.options ?? {}))}`, { cause: error })
  }
}

function complain(code: unknown, message: string, hints: ReadonlyMap<string, string>): string | null {
  // Both begin with it: "Unknown option '--port'. …", "Option '--today <value>' argument missing".
  const word = /'(.*?)(?: <value>)?'/.exec(message)?.[1] ?? ''
  // A short form is named as well: "-t, --today".
  const option = word.split(' ').at(-1) ?? word
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return [`There is no option ${word}.`, hints.get(word) ?? []].flat().join(' ')
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `"${word}" is no option, and nothing else is expected.`
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return null
  return message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value after it.`
}

function listOptions(names: readonly string[]): string {
  const [only = '', ...others] = names.map((name) => `--${name}`)
  if (names.length === 0) return 'The command has no options.'
  if (others.length === 0) return `The only option is ${only}.`
  return `The options are ${[only, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}.`
}

/** What `PORT` may be; 0 takes a free one. */
export function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535
}

/** What `HOST` may be. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || text === 'localhost'
}

export const portWords = 'a port, from 0 to 65535'
export const hostWords = 'an IP address of this machine, like 127.0.0.1 or 0.0.0.0'
