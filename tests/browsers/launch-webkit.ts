import { spawn } from 'node:child_process'
import { claimPort } from '../claim-port.ts'
import { findPresent, installProgram } from '../browser/find-program.ts'
import { readValue, toExpression, type DrivenBrowser } from './driven-browser.ts'

/** WebKitGTK through WebDriver (https://w3c.github.io/webdriver/); null where there is none and none can be had. */
export async function launchWebkit(): Promise<DrivenBrowser | null> {
  const program = find('WebKitWebDriver', 'webkit2gtk-driver')
  const screen = find('Xvfb', 'xvfb')
  if (!program || !screen) return null
  const [port, display] = [await claimPort(), `:${200 + Math.floor(Math.random() * 1000)}`]
  const processes = [
    spawn(screen, [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }),
    // Its own sandbox wants rights that a container does not have.
    spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  ]
  const base = `http://127.0.0.1:${port}/session`
  const session = await ask(base, { capabilities: { alwaysMatch: {} } }, 40)
  const address = `${base}/${String(Reflect.get(Object(session), 'sessionId'))}`
  return {
    open: async (url) => void (await ask(`${address}/url`, { url })),
    reload: async () => void (await ask(`${address}/refresh`, {})),
    async run(work, ...given) {
      const script = `const done = arguments[0]; ${toExpression(work, given)}.then(done, (error) => done(String(error)))`
      // What the page gives is what the function gives.
      return readValue(await ask(`${address}/execute/async`, { script, args: [] })) as Awaited<ReturnType<typeof work>>
    },
    async close() {
      await fetch(address, { method: 'DELETE' }).catch(() => undefined)
      for (const one of processes) one.kill()
    },
  }
}

function find(program: string, name: string): string | undefined {
  return findPresent([program]) ?? installProgram(name, [program])
}

/** @param tries how often, a quarter of a second apart, while nobody listens */
async function ask(address: string, body: object, tries = 1): Promise<unknown> {
  try {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${address} answers ${JSON.stringify(value)}.`)
    return value
  } catch (error) {
    if (tries <= 1 || !(error instanceof TypeError)) throw error
    await new Promise((resolve) => setTimeout(resolve, 250))
    return ask(address, body, tries - 1)
  }
}
