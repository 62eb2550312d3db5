import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password verifies, another does not, and no two hashes are the same', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'correct horse')).toBe(true)
  expect(await verifyPassword(stored, 'correct horse ')).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

test('hashes of a lower cost keep verifying', async () => {
  // From the tests of the reference implementation: password "password", salt "somesalt", 256 KiB.
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await verifyPassword(stored, 'password')).toBe(true)
})

test('text counts, not its code points', async () => {
  expect(await verifyPassword(await hashPassword('Pokémon-Liga'), 'Pokémon-Liga')).toBe(true)
})

test('what is no hash of ours is a fault, not a wrong password', async () => {
  await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow('not in the format')
})
