/**
 * The colours of emblems, and words of names that say them: first what a character or a thing is known for, then words for
 * colours. Of the rules that fit, the last wins, as in `emblem-names.ts`.
 */
export const toneWords = [
  // Characters.
  ['gray', 'mii-racing-suit'],
  ['red', 'mario marios toad diddy-kong shy-guy petey-piranha fire-bro chargin-chuck pauline'],
  ['crimson', 'wendy'],
  ['pink', 'peach peachette birdo toadette dixie-kong roy'],
  ['orange', 'daisy bowser meowser dr-bowser'],
  ['brown', 'donkey-kong funky-kong monty-mole goomba'],
  ['yellow', 'wario warios wiggler lakitu'],
  ['lime', 'bowser-jr iggy'],
  ['green', 'luigi luigis yoshi yoshis koopa bro piranha-plant'],
  ['light-blue', 'rosalina larry ice-bro'],
  ['blue', 'ludwig kamek kameks'],
  ['purple', 'waluigi waluigis king-boo boo nabbit'],
  ['gray', 'morton rocky-wrench dry-bones dry-bowser'],
  ['cream', 'poochy'],
  ['black', 'king-bob-omb bob-omb bob-ombs'],
  // Things.
  ['red', 'cheep cheep-cheep apple santa watermelon fire-rosalina'],
  ['crimson', 'garnet berry'],
  ['pink', 'sakura strawberry cupids hearts heart sweetheart cherub springtime'],
  [
    'orange',
    'carrot pumpkin flame flaming fire inferno wildfire blazing magma lava spicy sunset autumn tiger candlelight',
  ],
  ['brown', 'barrel dk choco chocolate pretzel tanooki cookies panini frank coconut desert'],
  ['yellow', 'banana bananas pineapple star sunny bee bumble lemon comet lightning question-block'],
  ['lime', 'tea koopa-clown'],
  ['green', 'piranha-pipes cucumber zucchini cact pokey sprout holly camo tropical melon'],
  ['teal', 'mint jellychute'],
  [
    'light-blue',
    'ice icy frost frosty snow blizzard cloud dolphin blooper droplet rainy diamond sky-high aurora penguin',
  ],
  ['blue', 'sailor'],
  ['purple', 'ghost royal wicked poison'],
  ['gray', 'fish-bone'],
  ['white', 'moo-moo vanilla'],
  ['cream', 'eggshell daikon'],
  ['black', 'bullet-bill bullet chain-chomp dark stealth vampire swooper spider ninja'],
  // Colours; of two, the later one here.
  ['gold', 'gold golden gilded coin-box coin-plus coin-vacuum'],
  ['bronze', 'bronze'],
  ['silver', 'silver metal chrome steel platinum iron'],
  ['red', 'red'],
  ['crimson', 'crimson rose'],
  ['pink', 'pink coral'],
  ['orange', 'orange'],
  ['brown', 'brown'],
  ['yellow', 'yellow'],
  ['lime', 'lime'],
  ['green', 'green jade'],
  ['blue', 'blue'],
  ['purple', 'purple'],
  ['gray', 'gray'],
  ['white', 'white'],
  ['cream', 'cream'],
  ['black', 'black'],
  // Words that belong together.
  ['pink', 'pink-gold'],
  ['lime', 'light-green green-yellow'],
  ['teal', 'blue-green'],
  ['light-blue', 'light-blue sky-blue ice-blue'],
  ['rainbow', 'rainbow'],
] as const

export type ToneName = (typeof toneWords)[number][0]
