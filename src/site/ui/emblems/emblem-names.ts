import type { ItemKind } from '#catalogue/entities.ts'
import { wrapWords, type OtherShape } from './pick-emblem.ts'
import { toneWords, type ToneName } from './tone-words.ts'

/*
 * What names say of emblems, with the colours of `tone-words.ts`: the one source of the style sheet and of everything that
 * is drawn. A rule fits an item if its id has one of the words (hyphens belong to a word); of several, the last wins.
 */

/** One head per character, whatever it wears. */
const heads = [
  ['driver', ''],
  ['driver-mario', 'mario'],
  ['driver-luigi', 'luigi'],
  ['driver-peach', 'peach peachette'],
  ['driver-daisy', 'daisy'],
  ['driver-rosalina', 'rosalina'],
  ['driver-pauline', 'pauline'],
  ['driver-wario', 'wario'],
  ['driver-waluigi', 'waluigi'],
  ['driver-yoshi', 'yoshi'],
  ['driver-birdo', 'birdo'],
  ['driver-toad', 'toad captain-toad'],
  ['driver-toadette', 'toadette'],
  ['driver-bowser', 'bowser meowser'],
  ['driver-dry-bowser', 'dry-bowser'],
  ['driver-bowser-jr', 'bowser-jr'],
  ['driver-dry-bones', 'dry-bones'],
  ['driver-donkey-kong', 'donkey-kong'],
  ['driver-diddy-kong', 'diddy-kong'],
  ['driver-dixie-kong', 'dixie-kong'],
  ['driver-funky-kong', 'funky-kong'],
  ['driver-koopa', 'koopa'],
  ['driver-lakitu', 'lakitu'],
  ['driver-iggy', 'iggy'],
  ['driver-larry', 'larry'],
  ['driver-lemmy', 'lemmy'],
  ['driver-ludwig', 'ludwig'],
  ['driver-morton', 'morton'],
  ['driver-roy', 'roy'],
  ['driver-wendy', 'wendy'],
  ['driver-shy-guy', 'shy-guy'],
  ['driver-king-boo', 'king-boo'],
  ['driver-king-bob-omb', 'king-bob-omb'],
  ['driver-petey', 'petey-piranha'],
  ['driver-wiggler', 'wiggler'],
  ['driver-monty-mole', 'monty-mole'],
  ['driver-nabbit', 'nabbit'],
  ['driver-bro', 'bro'],
  ['driver-kamek', 'kamek'],
  ['driver-chuck', 'chargin-chuck'],
  ['driver-poochy', 'poochy'],
  ['driver', 'mii-racing-suit'],
] as const

/** What a driver wears, in a corner of its head. */
const costumeMarks = [
  ['mark-event', 'mii-racing-suit cheer peachette'],
  ['mark-winter', 'santa wintertime reindeer holiday'],
  ['mark-halloween', 'halloween vampire'],
  ['mark-chef', 'chef'],
  ['mark-far', 'samurai ninja kimono yukata happi hakama kitsune'],
  ['mark-sea', 'sailor pirate'],
  ['mark-sun', 'swimwear vacation sunshine tourist'],
  ['mark-tool', 'builder mechanic pit-crew farmer bus-driver painter aviator'],
  ['mark-doctor', 'dr'],
  ['mark-cat', 'cat meowser'],
  ['mark-leaf', 'tanooki'],
  ['mark-penguin', 'penguin'],
  ['mark-fire', 'fire'],
  ['mark-ice', 'ice'],
  ['mark-hat', 'explorer cowboy cowgirl hiker detective captain-toad'],
  ['mark-music', 'party-time musician'],
  ['mark-crown', 'mario-king knight gladiator'],
  ['mark-flower', 'wedding rose fairy aurora cherub thai-dress volendam'],
  ['mark-ball', 'golf baseball'],
  ['mark-space', 'astronaut satellaview'],
  ['mark-pixel', 'classic snes'],
  ['mark-flag', 'mario-racing freerunning'],
  ['mark-egg', 'egg-hunt gold-egg'],
  ['mark-suit', 'tuxedo black-suit lederhosen'],
  ['mark-paw', 'kangaroo koala moo-moo-mii monty-mole-mii dolphin-mii'],
  ['mark-cap', 'mario-mii luigi-mii wario-mii waluigi-mii'],
  ['mark-princess', 'peach-mii daisy-mii rosalina-mii king-boo-mii king-bob-omb-mii'],
  [
    'mark-shell',
    'bowser-mii dry-bowser-mii dry-bones-mii iggy-mii larry-mii lemmy-mii ludwig-mii morton-mii roy-mii wendy-mii koopa-clown-mii hammer-bro-mii spike-mii',
  ],
  ['mark-mushroom', 'toad-mii toadette-mii goomba-mii'],
  ['mark-dinosaur', 'yoshi-mii birdo-mii'],
  ['mark-fish', 'cheep-cheep-mii blooper-mii fish-bone-mii'],
  ['mark-plant', 'piranha-plant-mii petey-piranha-mii pokey-mii wiggler-mii para-biddybud-mii'],
  ['mark-bolt', 'bob-omb-mii chain-chomp-mii rocky-wrench-mii roaring-racer-mii nabbit-mii'],
  ['mark-house', 'castle-mii question-block-mii luigis-mansion'],
  ['mark-baby', 'baby kong-jr'],
] as const

const karts = [
  ['kart', ''],
  ['kart-coupe', 'coupe classic gold-driver steel-driver speeder speedster standard super-1 blue-seven'],
  ['kart-taxi', 'taxi tuk-tuk'],
  ['kart-wagon', 'wagon badwagon'],
  ['kart-bus', 'minibus double-decker'],
  ['kart-truck', 'offroader titan truck armored-rider wild-wiggler wild-black wild-gold wild-pink'],
  ['kart-dozer', 'dozer'],
  ['kart-buggy', 'buggy streetle biddybuggy'],
  ['kart-stroller', 'goo-goo kiddie rattle happy-ride'],
  ['kart-pipe-frame', 'pipe-frame'],
  ['kart-pipes', 'pipes pipe-buggy'],
  ['kart-dasher', 'dasher circuit racer-mk-2'],
  ['kart-streamliner', 'streamliner mach-8 green-lightning'],
  ['kart-train', 'train'],
  ['kart-carriage', 'carriage royale quickshaw daytripper'],
  ['kart-girl', 'girl'],
  ['kart-cat-cruiser', 'cat-cruiser'],
  ['kart-plane', 'wing jet jetter prop-kart banzai'],
  ['kart-bird', 'eagle talon'],
  ['kart-hot-rod', 'flyer hop-rod hot-rod bruiser honcho trickster'],
  ['kart-ship', 'landship warship cheership sailer'],
  ['kart-sleigh', 'jingle-bell bells sleigh prancer skimmer'],
  ['kart-broom', 'broom'],
  ['kart-bullet', 'blaster'],
  ['kart-comet', 'comet star-broom'],
  ['kart-clown', 'clown'],
  ['kart-egg', 'egg'],
  ['kart-turbo', 'turbo'],
  ['kart-capsule', 'capsule lunar-cruiser combo-cruiser'],
  ['kart-fish', 'cheep karp dolphin fish'],
  ['kart-squid', 'blooper'],
  ['kart-bunny', 'bunny'],
  ['kart-apple', 'apple'],
  ['kart-pumpkin', 'pumpkin'],
  ['kart-melon', 'watermelon coconut pineapple'],
  ['kart-veg', 'cucumber zucchini carrot daikon radish banana-master'],
  ['kart-swerve', 'swerve'],
  ['kart-macaron', 'macharon sushi sweet-ride'],
  ['kart-mellow', 'mushmellow cheermellow'],
  ['kart-soda', 'soda'],
  ['kart-slugger', 'slugger hitter'],
  ['kart-bee', 'bee bumble dragonfly firefly'],
  ['kart-cactus', 'cact'],
  ['kart-chomp', 'chain-chomp'],
  ['kart-rhino', 'rambi'],
  ['kart-tanooki', 'tanooki'],
  ['kart-sneaker', 'sneeker'],
  ['kart-vacuum', 'poltergust'],
  ['kart-cloud', 'cloud'],
  ['kart-flower', 'flower rose-queen'],
  ['kart-heart', 'cupids'],
  ['kart-spider', 'crawly'],
  ['kart-ghost', 'ghost'],
  ['kart-sub', 'sub-scooter snorkel'],
  ['kart-crown', 'king monarch'],
  ['kart-penguin', 'penguin'],
  ['kart-drum', 'taiko'],
  ['kart-paint', 'paintster'],
  ['kart-clockwork', 'clanky clackety'],
  ['kart-hot-dog', 'frank'],
  ['kart-barrel', 'dk-jumbo dk-maximum'],
] as const

const gliders = [
  ['glider', ''],
  ['glider', 'glider sky-high flier full-flight'],
  ['glider-pixel', '8-bit'],
  ['glider-umbrella', 'parasol umbrella oilpaper'],
  ['glider-parachute', 'parachute starchute jellychute'],
  ['glider-parafoil', 'parafoil'],
  ['glider-balloons', 'balloons balloon'],
  ['glider-kite', 'kite new-years'],
  ['glider-paper', 'paper origami stealth'],
  ['glider-crane', 'crane'],
  ['glider-wings', 'wings flappy flappers'],
  ['glider-bat', 'swooper vampire dragon wicked-wings'],
  ['glider-butterfly', 'butterfly'],
  ['glider-hanafuda', 'hanafuda royal-flush'],
  ['glider-manta', 'manta'],
  ['glider-wingtip', 'wingtip wing'],
  ['glider-sail', 'sail'],
  ['glider-moustache', 'mustache'],
  ['glider-cap', 'golf-cap hat-balloon hard-hat'],
  ['glider-flower', 'flower daisy tulips tulip'],
  ['glider-mushroom', 'mushroom'],
  ['glider-jumper', '8-bit-jumping'],
  ['glider-block', 'block'],
  ['glider-bullet', '8-bit-bullet-bill'],
  ['glider-lantern', 'candlelight'],
  ['glider-donut', 'donut cookies'],
  ['glider-pretzel', 'pretzel'],
  ['glider-crepe', 'crepe panini'],
  ['glider-mask', 'masks'],
  ['glider-bell', 'bells'],
  ['glider-cloud', 'cloud-glider'],
  ['glider-leaf', 'leaves holly sprout'],
  ['glider-meteor', 'meteors lava-rocks'],
  ['glider-gem', 'diamond garnet topaz'],
  ['glider-scroll', 'scroll treasure-map'],
  ['glider-book', 'book'],
  ['glider-helm', 'ships-wheel'],
  ['glider-lens', 'magniflying'],
  ['glider-surf', 'surf-master'],
  ['glider-ribbon', 'ribbon gift'],
  ['glider-heart', 'hearts sweetheart'],
  ['glider-snow', 'snow-crystals'],
  ['glider-star', '8-bit-star star-spangled glitter glittering-glider glinting dream galaxy'],
  ['glider-egg', 'eggshell'],
  ['glider-planet', 'planet'],
  ['glider-spider', 'spider'],
  ['glider-record', 'record-setter emblem'],
  ['glider-flag', 'tricolore checkered'],
  ['glider-easel', 'easel'],
] as const

/** What a skill is about. */
const signs = [
  ['skill', ''],
  ['skill-banana', 'banana bananas'],
  ['skill-egg', 'egg'],
  ['skill-bomb', 'bob-omb bob-ombs'],
  ['skill-boomerang', 'boomerang'],
  ['skill-shell', 'shell shells'],
  ['skill-bubble', 'bubble'],
  ['skill-bullet', 'bullet-bill'],
  ['skill-squid', 'blooper'],
  ['skill-capsule', 'capsule'],
  ['skill-coin', 'coin'],
  ['skill-panel', 'dash-panel'],
  ['skill-ring', 'dash-ring'],
  ['skill-flame', 'fire'],
  ['skill-flake', 'ice'],
  ['skill-hammer', 'hammer'],
  ['skill-heart', 'heart'],
  ['skill-jump', 'jump-boost'],
  ['skill-bolt', 'lightning'],
  ['skill-seven', 'seven'],
  ['skill-mushroom', 'mushroom mushrooms'],
  ['skill-drift', 'mini-turbo'],
  ['skill-rocket', 'rocket-start'],
  ['skill-wind', 'slipstream'],
  ['skill-bell', 'bell'],
  ['skill-horn', 'horn'],
  ['skill-leaf', 'leaf'],
] as const

/** Of emblems without a name to follow: by the shape of the course, and by lot. */
const others: readonly OtherShape[] = [
  'course-0',
  'course-1',
  'course-2',
  'course-3',
  'course-4',
  'course-5',
  'course-6',
  'course-7',
  'tour-0',
  'tour-1',
  'tour-2',
  'tour-3',
  'badge-0',
  'badge-1',
  'badge-2',
  'badge-3',
]

type Rules<Name extends string> = readonly (readonly [name: Name, words: string])[]
export type SilhouetteName =
  | (typeof heads | typeof costumeMarks | typeof karts | typeof gliders | typeof signs)[number][0]
  | OtherShape

export const nameRules = {
  driver: heads,
  kart: karts,
  glider: gliders,
  skill: signs,
  mark: costumeMarks,
  tone: toneWords,
} as const satisfies Readonly<Record<string, Rules<string>>>

/** What has names to follow. */
export type NamedFamily = ItemKind | 'skill'

/** Drivers, karts, gliders and skills have a picture of silhouettes each; the others are in one. */
export type PictureName = NamedFamily | 'other'

/** What a picture holds, row by row, eight in each. */
export function listSilhouettes(picture: PictureName): readonly SilhouetteName[] {
  if (picture === 'other') return others
  const rules: Rules<SilhouetteName> = picture === 'driver' ? [...heads, ...costumeMarks] : nameRules[picture]
  return [...new Set(rules.map(([name]) => name))]
}

/** What the name of an item or of a skill decides of its emblem. */
export interface NamedParts {
  readonly silhouette: SilhouetteName
  /** Of a costume. */
  readonly mark: SilhouetteName | null
  /** Null where the name says no colour. */
  readonly tone: ToneName | null
}

export function findNamedParts(family: NamedFamily, id: string): NamedParts {
  return {
    silhouette: findLast<SilhouetteName>(nameRules[family], id)!,
    mark: family === 'driver' ? findLast(costumeMarks, id) : null,
    tone: findLast(toneWords, id),
  }
}

function findLast<Name extends string>(rules: Rules<Name>, id: string): Name | null {
  const name = wrapWords(id)
  return (
    rules.findLast(([, words]) => words.split(' ').some((word) => name.includes(word && wrapWords(word))))?.[0] ?? null
  )
}
