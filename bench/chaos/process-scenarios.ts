import { countBetween, type Scenario } from './scenario.ts'

export const processScenarios: readonly Scenario[] = [
  {
    name: 'server killed',
    engines: ['SQLite', 'PostgreSQL'],
    mayCut: 'anything',
    round: async (bed, writing, round) => {
      await writing.untilWritten(countBetween(round))
      await bed.restart('SIGKILL')
    },
  },
  {
    name: 'server stopped',
    engines: ['SQLite', 'PostgreSQL'],
    mayCut: 'what was not taken',
    round: async (bed, writing, round) => {
      await writing.untilWritten(countBetween(round))
      const asked = performance.now()
      const ended = new Promise((resolve) => bed.server().process.once('exit', resolve))
      const restarting = bed.restart('SIGTERM')
      await ended
      const seconds = (performance.now() - asked) / 1000
      await restarting
      if (seconds > 5) throw new Error(`a stop took ${seconds.toFixed(1)} s`)
    },
  },
]
