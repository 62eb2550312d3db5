import { describe, expect, test } from 'vitest'
import { preferenceChoices, preferenceNames } from '#documents/preference-choices.ts'
import { printPreferenceScript } from './preference.ts'

/** What the root element has after the script. */
function run(readStored: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  // oxlint-disable-next-line no-implied-eval -- the script is text because documents carry it inline
  const script = new Function('document', 'localStorage', printPreferenceScript())
  script({ documentElement: { dataset } }, { getItem: readStored })
  return dataset
}

function refuse(): never {
  throw new Error('SecurityError')
}

const defaults = { theme: 'system', density: 'comfortable' }

describe('before the first paint', () => {
  test.each(preferenceNames.flatMap((name) => preferenceChoices[name].map((choice) => [name, choice] as const)))(
    'a stored %s (%s) applies',
    (name, choice) => {
      expect(run((key) => (key === `topshelf-${name}` ? choice : null))).toEqual({ ...defaults, [name]: choice })
    },
  )

  test('without stored ones, the defaults apply', () => {
    expect(run(() => null)).toEqual(defaults)
  })

  test('a browser that denies storage still says that scripts run', () => {
    expect(run(refuse)).toEqual({ theme: 'system' })
  })
})
