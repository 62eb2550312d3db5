import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, leastSecretCharacters } from '../configuration/configuration.ts'
import { ConfigurationError } from '../configuration/configuration-error.ts'
import { makePrivateFolder } from '../process/private-files.ts'

const fileName = 'auth-secret'

/** The secret that signs cookies: the configured one, or one that was made at the first start and is kept. */
export function readAuthSecret({ authSecret, dataFolder }: Configuration): string {
  if (authSecret !== null) return authSecret
  const name = join(dataFolder, fileName)
  makePrivateFolder(dataFolder)
  try {
    // Fails if there is one: it is never replaced.
    writeFileSync(name, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (statSync(name).isDirectory())
    throw new ConfigurationError([`${name} is a folder, in the place of the file with the secret. Move it aside.`])
  const secret = readFileSync(name, 'utf8').trim()
  if (secret.length >= leastSecretCharacters) return secret
  throw new ConfigurationError([
    `The secret in ${name} is too short. Delete the file to get a new one; this signs everybody out.`,
  ])
}
