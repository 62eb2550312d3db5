import { expect, test } from 'vitest'
import { readClaims } from './read-claims.ts'

test.each([
  ['here', /^"here" is not a site\. Write its address, like https:\/\/example\.org, or the word database\.$/],
  ['file:///etc/passwd', /^"file:\/\/\/etc\/passwd" is not a site\./],
  ['http://127.0.0.1:9', /^http:\/\/127\.0\.0\.1:9\/api\/reports\/decided cannot be read: ./],
])('nothing can be read from %s, and the error says so', async (from, message) => {
  await expect(readClaims(from)).rejects.toThrow(message)
})
