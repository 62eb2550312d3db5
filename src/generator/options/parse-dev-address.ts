export interface DevAddress {
  /** Left out for the usual one, or the next that is free. */
  readonly port?: number
  /** Left out for this machine alone. */
  readonly host?: string
}

/** Where `npm run dev` listens, named as for `npm start`. */
export function parseDevAddress({ PORT, HOST }: Readonly<Record<string, string | undefined>>): DevAddress {
  return { ...(PORT ? { port: parsePort(PORT) } : {}), ...(HOST ? { host: HOST } : {}) }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity
  if (port > 65_535) throw new Error(`PORT "${text}" must be a port, from 0 to 65535.`)
  return port
}
