import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccounts, type Accounts } from '#server/accounts/open-accounts.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { createServer } from '#server/create-server.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { claimPort } from '../claim-port.ts'
import { chooseDatabase, engines } from './engines.ts'
import { createReader, type Reader } from './reader.ts'
import { makeFolder } from './start-server-process.ts'
import { makeAddress, password } from './use-accounts.ts'

const answered = 'the answer'

/** In this process, to see what it asks of its database: times would say the same only on a quiet machine. */
describe.each(engines)('on %s', (engine) => {
  const queries: string[] = []
  let accounts: Accounts
  let reader: Reader
  let taken = ''
  let uid = ''
  const server = createHttpServer()

  beforeAll(async () => {
    const configuration = parseConfiguration({
      DATA_FOLDER: join(makeFolder(), 'data'),
      ...(await chooseDatabase(engine)),
    })
    const { db } = await openDatabase(configuration)
    const recorded = db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const port = await claimPort()
    const siteUrl = `http://localhost:${port}`
    accounts = await openAccounts(configuration, { engine, db: recorded }, siteUrl)
    server.on('request', (_request, response) => response.once('finish', () => queries.push(answered)))
    server.on('request', getRequestListener(createServer({ siteFolder: makeFolder(), accounts }).fetch))
    await once(server.listen(port), 'listening')
    reader = createReader(siteUrl)
    taken = (await createReader(siteUrl).ask('createAccount', { email: makeAddress(), password })).user.email
    uid = (await reader.ask('createAccount', { email: makeAddress(), password })).user.uid
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await accounts.close()
  })
  beforeEach(() => void queries.splice(0))

  /** What is asked until there is nothing more to do. */
  async function record(operation: 'requestReset' | 'updateEmail', email: string): Promise<string[]> {
    queries.splice(0)
    const asked = operation === 'updateEmail' ? reader.ask(operation, { uid, email }) : reader.ask(operation, { email })
    expect(await asked).toEqual({})
    await expect.poll(() => queries, { timeout: 15_000 }).toContain('InsertQueryNode')
    return queries.splice(0)
  }

  test.each(['requestReset', 'updateEmail'] as const)('%s does the same whoever has the address', async (operation) => {
    const forNobody = await record(operation, makeAddress())
    expect(await record(operation, taken)).toEqual(forNobody)
    // Whose session it is may be asked before; what there is to do is found out after.
    expect(forNobody.indexOf('InsertQueryNode')).toBeGreaterThan(forNobody.indexOf(answered))
  })

  test('whether somebody asked for a reset is nothing that the answer waits for', async () => {
    expect((await record('requestReset', taken))[0]).toBe(answered)
  })
})
