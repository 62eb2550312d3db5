import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { createMailer } from './mailer.ts'

let folder = ''
/** Takes connections and says nothing. */
let silent: Server
beforeEach(async () => {
  folder = makeTemporaryFolder()
  silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  silent.close()
})

test.each([
  ['is silent', () => `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`],
  ['is not there', () => 'smtp://127.0.0.1:9'],
])(
  'if the mail server %s, stopping leaves the mail in the outbox, readable only by its owner',
  async (_what, makeUrl) => {
    const mailer = createMailer(
      parseConfiguration({ DATA_FOLDER: folder, SMTP_URL: makeUrl(), MAIL_FROM: 'post@topshelf.example' }),
    )
    mailer.send({ to: 'me@topshelf.example', subject: 'Choose a new password', text: 'A link' })
    await mailer.settle(100)
    const [name = '', ...others] = readdirSync(join(folder, 'outbox'))
    expect(others).toEqual([])
    const file = join(folder, 'outbox', name)
    expect(readFileSync(file, 'utf8')).toContain('To: me@topshelf.example')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)
