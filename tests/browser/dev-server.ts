import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A running `npm run dev`. */
export interface DevServer extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly url: string
  readonly processId: number
}

/**
 * Resolves when the server listens. Takes the next free port.
 * @param projectFolder where its code is
 * @param options of its command line
 */
export async function startDevServer(projectFolder: string, options: readonly string[] = []): Promise<DevServer> {
  const child = spawn(process.execPath, ['tools/development/dev.ts', ...options], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development', PORT: '', HOST: '' },
  })
  const exit = once(child, 'exit')
  const url = await readUrl(child)
  return {
    url,
    processId: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exit
    },
  }
}

function readUrl(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown) => {
      printed += String(chunk)
      const url = /The site is at (http:\S+?)\/?\s/.exec(printed)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(`The development server ended before it listened:\n${printed}`)))
  })
}
