import type { ChallengeRule } from '#catalogue/content-tables.ts'

/**
 * What a bonus challenge asks for: "Do 18 jump boosts".
 * @param goal for three stars; null where the rule has no steps
 * @param rival name of the first of the others in the race; null if there is none
 */
export function describeChallenge(rule: ChallengeRule, goal: number | null, rival: string | null): string {
  switch (rule) {
    case 'BossKoopa':
      return `Beat ${rival ?? 'the boss'}`
    case 'ComboAttack':
      return `Make a combo of ${goal} actions`
    case 'CountBeatKuribo':
      return `Hit ${goal} Goombas`
    case 'CountJumpAction':
      return `Do ${goal} jump boosts`
    case 'CountStampEnemy':
      return `Run over ${goal} Dry Bones`
    case 'DontCrash':
      return `Avoid obstacles, for ${goal} points`
    case 'GatePass':
      return `Drive through ${goal} rings`
    case 'ItemBoxChase':
      return `Hit ${goal} item boxes`
    case 'MarkPoint':
      return `Score ${goal} points on targets`
    case 'OneHundredRace':
      return `Finish as number ${goal} of a hundred`
    case 'ParadeSnap':
      return `Get ${goal} others into a photo`
    case 'RaceReversal':
      return `Come from behind to finish as number ${goal}`
    case 'RecordGlide':
      return `Glide as far as ${goal}`
    case 'TimeAttack':
      return `Finish within ${goal} seconds`
    case 'TimeLimitBoss':
      return `Beat ${rival ?? 'the boss'} with ${goal} seconds left`
  }
}
