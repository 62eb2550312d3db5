import { isatty } from 'node:tty'
import { pino, stdTimeFunctions, type Logger } from 'pino'
import { createLogDestination } from './log-destination.ts'

interface LogLine {
  readonly level: string
  readonly msg?: string
  readonly err?: { readonly stack?: string }
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly milliseconds?: number
}

const lineOf = (fields: object): string => `${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`

const standardOutput = createLogDestination(1, (lines) =>
  lineOf({ level: 'warn', msg: `${lines} lines of this log were lost: nobody read them` }),
)

/** Lines that may end up on a terminal all the same: JSON leaves most of what terminals obey as it is. */
const json = {
  write: (line: string): void => standardOutput.write(`${escapeControls(line.trimEnd())}\n`),
}

/** For people watching; programs get JSON. */
const terminal = {
  write: (line: string): void => standardOutput.write(describeLine(line)),
}

/** A line of JSON in words. Only those of a stack are lines of their own, and indented. */
export function describeLine(line: string): string {
  const { level, msg = '', err, method, path, status, milliseconds }: LogLine = JSON.parse(line)
  const time = milliseconds === undefined ? undefined : `in ${milliseconds} ms`
  const said = [msg, method, path, status, time].filter((word) => word !== undefined).join(' ')
  const text = [said, ...(err?.stack?.split('\n') ?? [])].map(escapeControls).join('\n  ')
  return level === 'info' ? `${text}\n` : `${level}: ${text}\n`
}

/**
 * What happens on the server, one JSON object per line, on standard output: collecting, keeping and rotating are the
 * operator's business. Nothing may be given to it that a reader or the operator would not want to be read:
 * no query, body, header or address of a client.
 */
export const log: Logger = pino(
  {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A second safeguard, in case an error carries its input.
    redact: { paths: ['err.config', 'err.options', 'err.connectionString', 'err.headers'], remove: true },
  },
  isatty(1) ? terminal : json,
)

/** To be waited for before the process ends. */
export function flushLog(mostMs: number): Promise<void> {
  return standardOutput.flush(mostMs)
}

/**
 * A text as it can be shown on a terminal: what is no visible character is written as `\u001b`. Such characters could move
 * the cursor, hide or reverse what follows, or begin a forged line.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)
}

/** In UTF-16, as JSON does it. */
function escape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
