import { DatabaseUnavailable } from './database-unavailable.ts'
import { reportOutage } from './report-outage.ts'
import { log } from '../process/log.ts'

/**
 * For work that is not awaited.
 * @param what has gone wrong: a sentence without its full stop
 */
export function logFault(what: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof DatabaseUnavailable) reportOutage(error)
    else log.error({ err: error }, what)
  }
}
