import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server on this machine that can fall silent, as a network does that loses everything. */
export interface TcpProxy {
  readonly port: number
  /** What is sent stays where it is, and nobody is told; also on connections that are made from now on. */
  silence(): void
  /** What was held back goes on its way. */
  resume(): void
  stop(): void
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one) && other.destroy())
      if (isSilent) one.pause()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
