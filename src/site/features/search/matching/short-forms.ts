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

/** `RT` for `R/T`, `1RT` for `1R/T`. */
const writtenVariant = /^(\d?)rt$/
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

const known = new WeakMap<readonly string[], readonly string[]>()

/** The first letters of each folded name's words; the same array for the same list. */
export function listInitials(names: readonly string[]): readonly string[] {
  const listed = known.get(names)
  if (listed) return listed
  const initials = names.map((name) => name.replace(/(\S)\S*\s*/gu, '$1'))
  known.set(names, initials)
  return initials
}
