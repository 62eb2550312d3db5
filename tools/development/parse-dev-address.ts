import { hostWords, isHost, isPort, portWords } from '#command-line/parse-options.ts'

export interface DevAddress {
  /** Left out for the usual one, or the next that is free. */
  readonly port?: number
  /** Left out for this machine alone. */
  readonly host?: string
}

/** Where `npm run dev` listens, named as for `npm start`. Throws for what is neither. */
export function parseDevAddress({ PORT, HOST }: Readonly<Record<string, string | undefined>>): DevAddress {
  if (PORT && !isPort(PORT)) throw new Error(`PORT "${PORT}" must be ${portWords}.`)
  if (HOST && !isHost(HOST)) throw new Error(`HOST "${HOST}" must be ${hostWords}.`)
  return { ...(PORT ? { port: Number(PORT) } : {}), ...(HOST ? { host: HOST } : {}) }
}
