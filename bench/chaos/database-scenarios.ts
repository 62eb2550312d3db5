import { setTimeout } from 'node:timers/promises'
import type { Writing } from '../../tests/accounts/keep-writing.ts'
import { countBetween, type Scenario } from './scenario.ts'

/** Longer than a query may take. */
const silenceMs = 5500

export const databaseScenarios: readonly Scenario[] = [
  {
    name: 'postmaster killed',
    engines: ['PostgreSQL'],
    mayCut: 'nothing',
    round: async ({ database }, writing, round) => {
      await writing.untilWritten(countBetween(round))
      await database?.server.crash({ signal: 'SIGKILL' })
      await writing.untilWritten(1)
    },
  },
  {
    name: 'PostgreSQL restarted',
    engines: ['PostgreSQL'],
    mayCut: 'nothing',
    round: async ({ database }, writing, round) => {
      await writing.untilWritten(countBetween(round))
      await database?.server.crash({ signal: round % 2 === 0 ? 'SIGINT' : 'SIGQUIT' })
      await writing.untilWritten(1)
    },
  },
  {
    name: 'network silent',
    engines: ['PostgreSQL'],
    mayCut: 'nothing',
    round: async ({ database }, writing, round) => {
      await writing.untilWritten(countBetween(round))
      database?.way.silence()
      await setTimeout(silenceMs)
      database?.way.resume()
      await untilGoingOn(writing)
    },
  },
  {
    name: 'disk of PostgreSQL silent',
    engines: ['PostgreSQL'],
    mayCut: 'nothing',
    round: async ({ database }, writing, round) => {
      await writing.untilWritten(countBetween(round))
      database?.server.freeze()
      await setTimeout(silenceMs)
      database?.server.thaw()
      await untilGoingOn(writing)
    },
  },
]

async function untilGoingOn(writing: Writing): Promise<void> {
  if (!writing.answers.has('503')) throw new Error('nobody was told to try again')
  await writing.untilWritten(1)
}
