const defaultPort = 8080

/** The TCP port from the environment. 0 lets the system choose one. Throws on what is no port. */
export function parsePort(text: string | undefined): number {
  if (!text) return defaultPort
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT "${text}" is not a port: a number from 0 to 65535.`)
  return port
}
