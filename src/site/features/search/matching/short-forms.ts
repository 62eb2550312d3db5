/**
 * What players write for the words of names, folded. Initials of a name's words are found without standing here; those
 * that do stand here come before other names with the same initials.
 */
const shortForms = new Map(
  Object.entries<readonly string[]>({
    bday: ['birthday'],
    bc: ['bowser castle'],
    buy: ['get next'],
    choc: ['chocolate'],
    christmas: ['holiday'],
    dk: ['donkey kong'],
    'dk jungle': ['dino dino jungle'],
    'dp+': ['dash panel plus'],
    'jb+': ['jump boost plus'],
    la: ['los angeles'],
    login: ['log in'],
    'lucky 7': ['lucky seven'],
    mt: ['mountain'],
    'mt+': ['mini turbo plus'],
    mtn: ['mountain'],
    ny: ['new york'],
    nyc: ['new york'],
    nym: ['new york minute'],
    previous: ['last'],
    pull: ['get next'],
    rd: ['road'],
    rr: ['rainbow road'],
    'rs+': ['rocket start plus'],
    rwy: ['raceway'],
    'sign up': ['create account'],
    'ss+': ['slipstream plus'],
    'top shelf': ['three shelves'],
    tours: ['tour'],
    xmas: ['holiday'],
  }),
)

/** `RT` for `R/T`, `1RT` for `1R/T`, `VV2RT` for `VV2R/T`. */
const writtenVariant = /^(.*\d|)rt$/
/** The space in `3 RT` and `3 R`: names have none there. */
const spaceInVariant = /(?<=\d) (?=(?:r|t|r\/?t)(?: |$))/

/** What a folded query may stand for besides itself; empty where it has no short form. */
export function expandShortForms(wanted: string): readonly string[] {
  const whole = shortForms.get(wanted)
  if (whole) return whole
  const words = wanted.split(/\s+/).join(' ')
  const expanded = words
    .replace(spaceInVariant, '')
    .split(' ')
    .map((word) => shortForms.get(word)?.[0] ?? word.replace(writtenVariant, '$1r/t'))
    .join(' ')
  return expanded === words ? [] : [expanded]
}

/** The variant at the end of a course's name, with the number before it or none. */
const variantAtEnd = /\s(\d*)(r|t|r\/t)$/

export interface Initials {
  /** Of the words; a variant is none, and has a space before it: `vv2 r` of `vancouver velocity 2r`. */
  readonly letters: string
  /** Whether it is a course or a variant of one: what players abbreviate most. */
  readonly isCourse: boolean
}

const known = new WeakMap<readonly string[], readonly Initials[]>()

/** The first letters of each folded name's words; the same array for the same list. */
export function listInitials(names: readonly string[]): readonly Initials[] {
  const listed = known.get(names)
  if (listed) return listed
  const all = new Set(names)
  const initials = names.map((name): Initials => {
    const [ending = '', number = '', variant = ''] = variantAtEnd.exec(name) ?? []
    const letters = name.slice(0, name.length - ending.length).replace(/(\S)\S*\s*/gu, '$1')
    if (ending !== '') return { letters: `${letters}${number} ${variant}`, isCourse: true }
    return { letters, isCourse: all.has(`${name} r`) || all.has(`${name}r`) }
  })
  known.set(names, initials)
  return initials
}
