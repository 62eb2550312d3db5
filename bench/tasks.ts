/**
 * `npm run bench:tasks`: what a player's tasks cost on a phone of 390 px, from home, on the real site: each is carried out by
 * touch in a browser in which nothing but a collection is stored, and fails if its answer does not appear. Taps and swipes are
 * counted; seconds are what a person needs for them and for typing, and the time that the site makes her wait.
 *
 * `-- --origin http://localhost:8080` looks at a site that is being served already; `-- --only plane` at tasks whose name has
 * that word.
 */
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { parseArgs } from 'node:util'
import { checklistKey } from '#site/features/checklist/checklist-key.ts'
import { makeAddress, password } from '../tests/accounts/join.ts'
import { findChromium } from '../tests/browser/chromium.ts'
import { enterItems, pickItems, secondsPerGesture } from '../tests/browser/enter-items.ts'
import { byTouch } from '../tests/browser/press.ts'
import { serveBuiltSite } from './serve-built-site.ts'

/** What a person needs for a letter on a phone. */
const secondsPerLetter = 0.25
/** How far a thumb moves the page with one swipe. */
const swipePx = 480

const { values } = parseArgs({ options: { origin: { type: 'string' }, only: { type: 'string' } } })

/** Somebody with a phone, who counts. */
class Player {
  taps = 0
  swipes = 0
  letters = 0
  waitedMs = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get seconds(): number {
    return (this.taps + this.swipes) * secondsPerGesture + this.letters * secondsPerLetter + this.waitedMs / 1000
  }

  /** Waits for something to be there, and to be where it stays. */
  async see(what: Locator): Promise<void> {
    const start = performance.now()
    await what.first().waitFor()
    this.waitedMs += performance.now() - start
  }

  /** Swipes until it is in view, and taps it. */
  async tap(what: Locator): Promise<void> {
    const target = what.first()
    await this.see(target)
    const away = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(bottom - innerHeight, -top, 0)
    })
    this.swipes += Math.ceil(away / swipePx)
    this.taps += 1
    await target.tap()
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.see(field)
    this.letters += text.length
    await field.pressSequentially(text)
  }

  /** What is pasted costs one letter. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.see(field)
    this.letters += 1
    await this.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    await field.focus()
    await this.page.keyboard.press('Control+V')
  }

  /** Opens the search with a tap and asks it. */
  async search(query: string): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('link', { name: 'Search' }))
    await this.type(this.page.getByRole('combobox', { name: 'Search everywhere' }), query)
  }
}

interface Task {
  readonly name: string
  /** In the words of the table that says what tasks may cost. */
  readonly price: string
  readonly mostTaps: number
  readonly mostSeconds?: number
  /** Nothing is owned; else a small collection is there. */
  readonly isNew?: boolean
  /** Before the player counts. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly play: (player: Player) => Promise<unknown>
}

const collection = {
  mario: [2, 1],
  'gold-mario': [1, 1],
  'peach-vacation': [4, 1],
  'b-dasher': [3, 1],
  swooper: [3, 1],
}

const spreadsheet = 'Name,Level\nMario,3\nB Dasher,2\nSwooper,4\nLuigi,1\n'

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

const tasks: readonly Task[] = [
  {
    name: 'best driver, kart and glider on a given course',
    price: '2 and typing',
    mostTaps: 2,
    async play(player) {
      await player.search('tokyo blur 3')
      await player.tap(option(player.page, /^Tokyo Blur 3\b/))
      await player.see(player.page.locator('.course-best').getByText('Best'))
    },
  },
  {
    name: 'enter 60 items at mixed levels',
    price: '60 s, no account',
    mostTaps: Infinity,
    mostSeconds: 60,
    isNew: true,
    async play(player) {
      const { page } = player
      await player.tap(page.getByRole('link', { name: 'Mark what you own' }))
      const cells = page.locator('.listing [data-item]')
      await player.see(cells)
      await page.locator('.entry-cell').nth(800).waitFor({ state: 'attached' })
      const ids = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-item') ?? ''))
      const { taps, swipes } = await enterItems(page, pickItems(ids, 60), 'quick', async () => {})
      player.taps += taps
      player.swipes += swipes
    },
  },
  {
    name: 'what to get for the one ticket that I have',
    price: '2',
    mostTaps: 2,
    async play(player) {
      await player.tap(player.page.locator('.race-help').getByRole('link', { name: 'Next steps' }))
      const field = player.page.getByLabel('Number of tickets')
      await player.tap(field)
      await player.type(field, '1')
      await player.see(player.page.getByText(/for 1 .*ticket/))
    },
  },
  {
    name: 'what was on top on the day I started',
    price: '1 and the date',
    mostTaps: 1,
    async play(player) {
      player.letters += 8
      await player.page.getByLabel('Day', { exact: true }).fill('2020-05-14')
      await player.tap(player.page.getByRole('button', { name: 'Go' }))
      await player.see(player.page.getByRole('heading', { level: 1, name: /14 May 2020/ }))
    },
  },
  {
    name: 'was B Dasher better in 2021, and why is it worse now',
    price: '2 and typing',
    mostTaps: 2,
    async play(player) {
      await player.search('b dasher')
      await player.tap(option(player.page, /^B Dasher\b/))
      await player.see(player.page.getByText(/newer karts .*overtaken it/))
    },
  },
  {
    name: 'the last ranked cup’s three courses with my items',
    price: '0',
    mostTaps: 0,
    play: (player) => player.see(player.page.locator('.race-course .level')),
  },
  {
    name: 'the same for any week of the last round',
    price: '2',
    mostTaps: 2,
    async play(player) {
      await player.tap(player.page.getByRole('link', { name: 'Any other week' }))
      await player.tap(player.page.getByRole('link', { name: /^Ice Mario Cup/ }))
      await player.see(player.page.getByRole('heading', { name: 'Ice Mario Cup' }))
      await player.see(player.page.locator('.race-course .level'))
    },
  },
  {
    name: 'my record as a picture',
    price: '2',
    mostTaps: 2,
    async play(player) {
      await player.tap(player.page.locator('main').getByRole('link', { name: /^My record/ }))
      await player.tap(player.page.getByRole('button', { name: 'Picture' }))
      await player.see(player.page.getByRole('dialog').getByRole('img'))
    },
  },
  {
    name: 'all shelves as a file that my program can read',
    price: '2',
    mostTaps: 2,
    async play(player) {
      await player.tap(player.page.locator('main').getByRole('link', { name: /^Open data/ }))
      const file = player.page.waitForEvent('download')
      await player.tap(player.page.getByRole('link', { name: /csv\.zip/ }))
      await file
    },
  },
  {
    name: 'show a friend my card',
    price: '2',
    mostTaps: 2,
    async play(player) {
      await player.tap(player.page.getByRole('button', { name: 'Share link' }))
      await player.see(player.page.getByText(/Link copied/))
    },
  },
  {
    name: 'move in from another tool or a spreadsheet',
    price: '3 and pasting',
    mostTaps: 3,
    isNew: true,
    async play(player) {
      const { page } = player
      await player.tap(page.getByRole('link', { name: 'Mark what you own' }))
      await player.tap(page.getByRole('button', { name: 'import a list' }))
      await player.paste(page.getByRole('dialog').getByRole('textbox'), spreadsheet)
      await player.tap(page.getByRole('button', { name: /^Merge 4 items/ }))
      await player.see(page.getByText('4 of 845'))
    },
  },
  {
    name: 'use it on a plane',
    price: '1, offered when it matters',
    mostTaps: 1,
    async prepare(page) {
      // With the first look at home, the third at the card, which makes the offer.
      for (const path of ['/race/', '/']) {
        await page.goto(path)
        await page.locator('.race-course .level').first().waitFor()
      }
    },
    async play(player) {
      await player.tap(player.page.getByRole('button', { name: 'Read offline' }))
      await player.see(player.page.getByRole('heading', { name: 'Downloaded to this device' }))
    },
  },
  {
    name: 'karts with Mini-Turbo Plus on the top shelf of any Rainbow Road that I lack',
    price: '1 and typing',
    mostTaps: 1,
    async play(player) {
      await player.search('karts with mini-turbo plus on rainbow road missing')
      await player.see(player.page.getByRole('group', { name: 'Items' }).getByRole('option'))
    },
  },
  {
    name: 'say that a shelf is wrong',
    price: '3, no account',
    mostTaps: 3,
    isNew: true,
    async play(player) {
      const { page } = player
      await player.tap(page.locator('.race-pick'))
      await player.tap(page.getByRole('row').getByRole('button', { name: 'Top shelf' }))
      await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Bottom shelf' }))
      await player.see(page.getByRole('heading', { name: 'Thank you!' }))
    },
  },
  {
    name: 'delete my account',
    price: '4 and my password',
    mostTaps: 4,
    prepare: signUp,
    async play(player) {
      const { page } = player
      await player.tap(page.locator('header .account-button'))
      await player.tap(page.getByRole('menuitem', { name: 'Settings' }))
      await player.tap(page.getByRole('button', { name: 'Delete my account…' }))
      await player.type(page.getByRole('dialog').getByLabel('Password', { exact: true }), password)
      await player.tap(page.getByRole('button', { name: 'Delete permanently' }))
      await player.see(page.getByText('Your account has been deleted.'))
    },
  },
]

async function signUp(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Sign in' }).tap()
  await page.getByRole('button', { name: 'Create an account' }).tap()
  await page.getByLabel('E-mail address').fill(makeAddress())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.locator('header .account-button').waitFor()
}

function openPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ ...byTouch, baseURL: origin, permissions: ['clipboard-read', 'clipboard-write'] })
}

/** @returns whether it was within its price */
async function carryOut(browser: Browser, origin: string, task: Task): Promise<boolean> {
  const context = await openPhone(browser, origin)
  const page = await context.newPage()
  if (!task.isNew) {
    await context.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
      checklistKey,
      JSON.stringify(collection),
    ] as const)
  }
  await page.goto('/', { waitUntil: 'networkidle' })
  await task.prepare?.(page)
  const player = new Player(page)
  const failure = await task.play(player).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)),
  )
  const isWithin = failure === null && player.taps <= task.mostTaps && player.seconds <= (task.mostSeconds ?? Infinity)
  const gestures = `${player.taps}${player.swipes > 0 ? ` + ${player.swipes} swipes` : ''}`
  const verdict = isWithin ? '' : `  ${failure ?? 'over its price'}`
  console.log(
    `${task.name.padEnd(76)} ${task.price.padEnd(26)} ${gestures.padEnd(15)} ${player.seconds.toFixed(1).padStart(5)} s${verdict}`,
  )
  await context.close()
  return isWithin
}

async function measure(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  console.log(`${'task'.padEnd(76)} ${'price (taps)'.padEnd(26)} ${'taps'.padEnd(15)} time`)
  let overCount = 0
  for (const task of tasks) {
    if (task.name.includes(values.only ?? '') && !(await carryOut(browser, origin, task))) overCount += 1
  }
  await browser.close()
  if (overCount > 0) process.exitCode = 1
}

if (values.origin === undefined) {
  await using server = await serveBuiltSite()
  await measure(server.url)
} else {
  await measure(values.origin)
}
