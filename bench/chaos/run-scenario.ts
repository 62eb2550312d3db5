import { keepWriting, listLost } from '../../tests/accounts/keep-writing.ts'
import type { Scenario } from './scenario.ts'
import { makeBed, type BedEngine } from './test-bed.ts'

/** The result of a scenario. */
export interface Outcome {
  readonly rounds: number
  readonly acknowledged: number
  /** Answered with 503. */
  readonly unavailable: number
  /** Ended without an answer. */
  readonly cut: number
  /** Those that the server had answered, as far as it knows. */
  readonly cutAnswers: number
  readonly lost: number
  /** Processes of the server that ended without being told to. */
  readonly ownEnds: number
  /** What went wrong; empty if all is well. */
  readonly faults: readonly string[]
}

const writersEach = 4

/**
 * Breaks one thing on one engine until the time is over, at least once, while writers write.
 * @returns a text if it cannot be tried here
 */
export async function runScenario(scenario: Scenario, engine: BedEngine, mostMs: number): Promise<Outcome | string> {
  const prepared = (await scenario.prepare?.()) ?? {}
  if (typeof prepared === 'string') return prepared
  const bed = await makeBed(engine, prepared)
  const writing = keepWriting(bed.authors, writersEach)
  const faults: string[] = []
  let rounds = 0
  try {
    const end = performance.now() + mostMs
    do {
      await scenario.round(bed, writing, rounds++)
    } while (performance.now() < end)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  await writing.stop()
  const lost = await listLost(bed.authors).catch((error: unknown) => [String(error)])
  const count = (name: string): number => writing.answers.get(name) ?? 0
  const cut = count('cut')
  const ownEnds = bed.countOwnEnds()
  if (lost.length > 0) faults.push(`lost: ${lost.slice(0, 5).join(', ')}`)
  if (ownEnds > 0) faults.push(`the server ended by itself: ${bed.server().lines.slice(-5).join('\n')}`)
  await bed.stop()
  const received = [...writing.answers].reduce((sum, [name, times]) => (/^\d/.test(name) ? sum + times : sum), 0)
  const cutAnswers = scenario.mayCut === 'what was not taken' ? bed.countAnswered() - received : 0
  if (scenario.mayCut === 'nothing' && cut > 0) faults.push(`${cut} requests have no answer`)
  if (cutAnswers !== 0) faults.push(`${cutAnswers} answers did not arrive`)
  prepared.clear?.()
  return {
    rounds,
    acknowledged: count('200'),
    unavailable: count('503'),
    cut,
    cutAnswers,
    lost: lost.length,
    ownEnds,
    faults,
  }
}
