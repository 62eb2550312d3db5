import { connect, type Socket } from 'node:net'
import { livePath } from '#documents/auth-endpoints.ts'
import { readKibibytes } from '../process-family.ts'
import type { Scenario } from './scenario.ts'

const readers = 15
const mostMegabytes = 500

export const readerScenario: Scenario = {
  name: 'readers who do not read',
  engines: ['SQLite', 'PostgreSQL'],
  mayCut: 'nothing',
  round: async ({ authors, server }, writing) => {
    const [author] = authors
    const sockets = Array.from({ length: readers }, () => openUnread(server().url, author!.reader.cookies))
    // A document that is worth reading.
    const checklist = Object.fromEntries(
      Array.from({ length: 1500 }, (_, number) => [`a-long-name-of-an-item-${number}`, [1, 1]]),
    )
    await author!.reader.send(author!.path, { method: 'PATCH', body: { checklist } })
    await writing.untilWritten(150)
    for (const socket of sockets) socket.destroy()
    const megabytes = readKibibytes(server().process.pid!) / 1024
    if (megabytes > mostMegabytes) throw new Error(`the server takes ${megabytes} MB`)
  },
}

function openUnread(url: string, cookies: ReadonlyMap<string, string>): Socket {
  const { hostname, port, host } = new URL(url)
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${livePath} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
  return socket
}
