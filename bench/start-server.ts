import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { projectRoot } from '#generator/project-root.ts'

export interface RunningServer extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly origin: string
}

/** The site's own server as `npm start` runs it, in a process of its own, on a port that is free. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = spawn(process.execPath, [join(projectRoot, 'src/server/serve.ts')], {
    cwd: projectRoot,
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (!origin) continue
    return {
      origin,
      async [Symbol.asyncDispose]() {
        server.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The server ended before it had an address.')
}
