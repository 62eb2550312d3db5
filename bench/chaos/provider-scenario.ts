import { createReader } from '../../tests/accounts/reader.ts'
import {
  lies,
  startLyingProvider,
  visitProvider,
  type LyingProvider,
} from '../../tests/accounts/start-lying-provider.ts'
import type { Scenario } from './scenario.ts'

let provider: LyingProvider | null = null
const silent = /silent/

export const providerScenario: Scenario = {
  name: 'identity provider lies',
  engines: ['SQLite'],
  mayCut: 'nothing',
  prepare: async () => {
    provider = await startLyingProvider()
    return {
      environment: {
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: 'a secret',
        GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
      },
      clear: () => provider?.stop(),
    }
  },
  round: async ({ server }, writing) => {
    await writing.untilWritten(20)
    // An unresponsive provider takes its five seconds, and is covered by the tests.
    for (const lie of lies.filter((one) => !silent.test(one))) {
      provider?.tell(lie)
      const reader = createReader(server().url)
      await visitProvider(reader, server().url, provider!)
      const { user } = await reader.ask('session')
      if ((user !== null) !== (lie === 'nothing'))
        throw new Error(`${lie}: ${user ? 'somebody was let in' : 'nobody was'}`)
    }
  },
}
