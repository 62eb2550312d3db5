// Preloaded into the servers of tests, which make some thousand accounts: a hash of a password takes a hundredth of its
// time. What is stored says the real cost all the same; that cost, and the hash, are tested in passwords.test.ts.
const crypto = require('node:crypto')
const { syncBuiltinESMExports } = require('node:module')

const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, done) => argon2(algorithm, { ...parameters, memory: 256 }, done)
syncBuiltinESMExports()
