import { pino, stdTimeFunctions, type Logger } from 'pino'

interface LogLine {
  readonly level: string
  readonly msg?: string
  readonly err?: { readonly stack?: string }
}

/** For somebody who looks on; programs get JSON. */
const terminal = {
  write(line: string): void {
    const { level, msg = '', err }: LogLine = JSON.parse(line)
    const text = err?.stack ? `${msg}\n${err.stack}` : msg
    process.stdout.write(level === 'info' ? `${text}\n` : `${level}: ${text}\n`)
  },
}

/**
 * What happens on the server, one JSON object a line, on the standard output: collecting, keeping and rotating are the
 * business of whoever runs it. Nothing may be given to it that a reader or the operator would not want to be read:
 * no query, body, header or address of a client.
 */
export const log: Logger = pino(
  {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A second fence, should an error carry what it failed with.
    redact: { paths: ['err.config', 'err.options', 'err.connectionString', 'err.headers'], remove: true },
  },
  // Written before the next line of code runs: what a crash leaves behind must say why.
  process.stdout.isTTY ? terminal : pino.destination({ fd: 1, sync: true }),
)
