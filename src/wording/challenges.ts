import type { ChallengeRule } from '#catalogue/content-tables.ts'
import type { ChallengeView } from '#pages/data/tour-pages.ts'
import { message } from './message.ts'

interface Task {
  /** For three stars; 0 where the rule has no steps. */
  readonly goal: number
  /** The first of the others in the race. */
  readonly rival: string
}

const tasks: Readonly<Record<ChallengeRule, (task: Task) => string>> = {
  BossKoopa: message('Beat {rival}'),
  ComboAttack: message('Make a combo of {goal, number} actions'),
  CountBeatKuribo: message('Hit {goal, number} Goombas'),
  CountJumpAction: message('Do {goal, number} jump boosts'),
  CountStampEnemy: message('Run over {goal, number} Dry Bones'),
  DontCrash: message('Avoid obstacles, for {goal} points'),
  GatePass: message('Drive through {goal, number} rings'),
  ItemBoxChase: message('Hit {goal, number} item boxes'),
  MarkPoint: message('Score {goal} points on targets'),
  OneHundredRace: message('Finish as number {goal, number} of a hundred'),
  ParadeSnap: message('Get {goal, number} others into a photo'),
  RaceReversal: message('Come from behind to finish as number {goal, number}'),
  RecordGlide: message('Glide as far as {goal}'),
  TimeAttack: message('Finish within {goal, number} seconds'),
  TimeLimitBoss: message('Beat {rival} with {goal, number} seconds left'),
}
/** The name of the cup, what to do there, with whom, where, how fast; what two stars and one take. */
export const challengeLine = message(
  '<cup/> {task} with <driver/> on <course/> at {cc}cc{hasLesser, select, yes {; {lesser}} other {}}',
)
const unnamedRival = message('the boss')
const unnamedCup = message('Cup {position, number}')

/** What a bonus challenge asks for: "Do 18 jump boosts". */
export function describeChallenge({ rule, goal, rival }: Pick<ChallengeView, 'rule' | 'goal' | 'rival'>): string {
  return tasks[rule]({ goal: goal ?? 0, rival: rival ?? unnamedRival() })
}

export function nameChallengeCup({ cup, position }: Pick<ChallengeView, 'cup' | 'position'>): string {
  return cup ?? unnamedCup({ position })
}
