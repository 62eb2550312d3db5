import { isIP } from 'node:net'

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
