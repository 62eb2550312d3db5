/** What players type into the search in each language of the site, against the real content, in code that speaks it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'rolldown'
import { afterAll, describe, expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import type { ItemLevel, Levels } from '#documents/checklist.ts'
import { localePlugins } from '#generator/bundle/locale-plugins.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { listLanguageNames } from '#generator/prepare/language-names.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import { expandChecklist } from '#pages/data/expand-checklist.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import { identifyCourseRankings, identifyGameRankings } from '#pages/source/references/identify-ranking.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import type * as planningLists from '#site/features/lists/list-plans.ts'
import type * as answering from '#site/features/search/answers/answer-phrase.ts'
import type * as searching from '#site/features/search/answers/search-site.ts'
import type * as entering from '#site/features/search/entries/search-entry.ts'
import type * as grouping from '#site/features/search/entries/search-group.ts'
import type * as planning from '#site/features/search/filters/all-items-plan.ts'
import type * as listing from '#site/features/search/filters/list-plan.ts'
import type * as shelving from '#site/features/search/filters/top-shelf.ts'
import type * as finding from '#site/features/search/matching/foreign-search.ts'
import type * as guessing from '#site/features/search/matching/fuzzy-search.ts'
import type * as loading from '#site/features/search/matching/load-foreign-names.ts'
import type * as translating from '#site/features/search/answers/to-english.ts'
import type * as completing from '#site/features/search/reading/complete-query.ts'
import type * as parsing from '#site/features/search/reading/parse-query.ts'
import type * as printing from '#site/features/search/reading/print-query.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { buildForeignNamesFile, type ForeignNamesFile } from '#wording/search/foreign-names.ts'
import type * as naming from '#wording/names.ts'
import type * as calling from '#wording/search/typed-operators.ts'
import { realCatalogue as catalogue } from '../real-content.ts'
import { realRankings as rankings, realSite as pages } from '../real-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'search-in-languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Everything that a search needs, in one language: a page has only the code of its own. */
type Spoken = typeof answering &
  typeof searching &
  typeof entering &
  typeof grouping &
  typeof planning &
  typeof listing &
  typeof shelving &
  typeof finding &
  typeof guessing &
  typeof loading &
  typeof translating &
  typeof completing &
  typeof parsing &
  typeof printing &
  typeof planningLists &
  typeof naming &
  typeof calling

const modules = [
  'lists/list-plans',
  'search/answers/answer-phrase',
  'search/answers/search-site',
  'search/answers/to-english',
  'search/entries/search-entry',
  'search/entries/search-group',
  'search/filters/all-items-plan',
  'search/filters/list-plan',
  'search/filters/top-shelf',
  'search/matching/foreign-search',
  'search/matching/fuzzy-search',
  'search/matching/load-foreign-names',
  'search/reading/complete-query',
  'search/reading/parse-query',
  'search/reading/print-query',
]
  .map((name) => `#site/features/${name}.ts`)
  .concat('#wording/names.ts', '#wording/search/typed-operators.ts')

const index = buildSearchIndex(catalogue, rankings)
const foreignNames = JSON.parse(joinPieces(buildForeignNamesFile(catalogue))) as ForeignNamesFile
const checklist = pages.buildPage('/checklist/')
const items = checklist?.kind === 'checklist' ? expandChecklist(checklist) : []
const planner = buildPlannerGame(catalogue, '2026-09-29')

const nothing: Levels = new Map()
const owned: Levels = new Map(items.filter((_, at) => at % 3 === 0).map(({ id }): [string, ItemLevel] => [id, 1]))

async function learn(code: string) {
  const language = siteLanguages.find((each) => each.code === code)!
  const file = join(folder, `${code}.mjs`)
  await build({
    cwd: projectRoot,
    input: 'virtual:search',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'search',
        resolveId: (id) => (id === 'virtual:search' ? id : null),
        load: (id) => (id === 'virtual:search' ? modules.map((each) => `export * from '${each}'`).join('\n') : null),
      },
      ...localePlugins(language, siteLanguages),
    ],
    output: { file, codeSplitting: false },
  })
  const spoken = (await import(/* @vite-ignore */ file)) as Spoken
  const names = listLanguageNames(catalogue).find((each) => each.language === code)!.table
  spoken.provideNames(names)
  const named = spoken.nameThings(index)
  const entries = spoken.nameThings(items)
  const site = spoken.readSearchedSite(named)
  const foreignSearch = spoken.createForeignSearch(spoken.addEnglish(foreignNames, index))

  async function answer(query: string, levels: Levels) {
    return spoken.answerItems(spoken.toEnglish(query, site.list.names).english, levels, async () => ({
      entries,
      courses: named.course,
      cups: named.cup,
      day: index.rankedDays.last,
      owned: levels,
      loadRankingOrder: async () => [],
      loadTopShelf: async (asked) => ({
        places: spoken.findInGame(planner, spoken.findVariants(named.course, asked), itemKinds),
      }),
    }))
  }

  return {
    ...spoken,
    operators: spoken.listOperators(spoken.buildAllItemsPlan(nothing), entries),
    answer,
    /** The paths of all lines that a query shows in the end. */
    async search(query: string) {
      const known = { answer: await answer(query, nothing), onCourse: null, isLoading: false }
      const { missing } = spoken.searchSite(query, site, { ...known, foreign: null, fuzzy: null })
      const foreign = missing?.foreign ? foreignSearch : null
      const fuzzy =
        missing && missing.fuzzy !== null
          ? await spoken.findFuzzyMatches(site.list.names, missing.fuzzy, new AbortController().signal)
          : null
      const { groups } = spoken.searchSite(query, site, { ...known, foreign, fuzzy })
      return spoken.listOptions(groups ?? []).map(({ path }) => path)
    },
  }
}

const onBabyPark = identifyCourseRankings('gcn-baby-park')
const [bestDriver, bestKart, bestGlider] = itemKinds.map((kind) => subjectRankingPath(onBabyPark[kind]))
const karts = subjectRankingPath(identifyGameRankings().kart)
const end = '/tours/anniversary-tour-2026/'

/** Each query with the path of its first line. */
const firsts: Readonly<Record<string, readonly (readonly [query: string, path: string | undefined])[]>> = {
  de: [
    ['beste Fahrer auf Baby-Park', bestDriver],
    ['welches Kart ist am besten für GCN Baby-Park?', bestKart],
    ['bester Gleiter baby park', bestGlider],
    ['bestes Fahrzueg Baby-Park', bestKart],
    ['best driver baby-park', bestDriver],
    ['beste Karts', karts],
    ['neue Karts', '/karts/?q=sort%3Adebut'],
    ['neueste ultraseltene Fahrer', '/drivers/?q=sort%3Adebut+rarity%3Ahigh-end'],
    ['heute', '/ranking/2026-09-29/'],
    ['beste Fahrer heute', '/ranking/2026-09-29/#drivers'],
    ['nächster Cup', '/race/'],
    ['diese Woche', '/race/'],
    ['wann endete das Spiel', end],
    ['letzte Tour', end],
    ['Tour 158', '/tours/battle-tour-2025/'],
    ['5. Mai 2021', '/ranking/2021-05-05/'],
    ['Rangliste vom 5. Mai 2021', '/ranking/2021-05-05/'],
    ['Tage auf Platz 1', '/records/#days-at-number-one'],
    ['Strecken, die mir fehlen', '/planner/?show=gaps'],
    ['was soll ich kaufen', '/planner/?show=next'],
    ['was ist ein Regal', '/tips-and-tricks/the-three-shelves/'],
    ['abmelden', '/user/settings/'],
    ['Peach Fähigkeit', '/drivers/peach/'],
    ['Koenig Buu', '/drivers/king-boo/'],
    ['Fahrer', '/drivers/'],
    ['Mario oder Luigi', '/compare/?drivers=mario,luigi'],
  ],
  fr: [
    ['meilleur pilote sur Parc Baby', bestDriver],
    ['quelle aile pour GCN Parc Baby ?', bestGlider],
    ['meilleurs karts', karts],
    ['nouveaux karts', '/karts/?q=sort%3Adebut'],
    ['aujourd’hui', '/ranking/2026-09-29/'],
    ['prochaine coupe', '/race/'],
    ['cette semaine', '/race/'],
    ['quand le jeu a fermé', end],
    ['saison 158', '/tours/battle-tour-2025/'],
    ['5 mai 2021', '/ranking/2021-05-05/'],
    ['jours en tête', '/records/#days-at-number-one'],
    ['circuits qui me manquent', '/planner/?show=gaps'],
    ['quoi acheter', '/planner/?show=next'],
    ['qu’est-ce qu’une étagère', '/tips-and-tricks/the-three-shelves/'],
    ['compétence de Peach', '/drivers/peach/'],
    ['meilluer pilote Parc Baby', bestDriver],
    ['Peach ou Daisy', '/compare/?drivers=peach,daisy'],
  ],
  ja: [
    ['ベビィパークで一番のドライバー', bestDriver],
    ['ベビィパーク おすすめ カート', bestKart],
    ['最強グライダー ベビィパーク', bestGlider],
    ['最強のカート', karts],
    ['新しいカート', '/karts/?q=sort%3Adebut'],
    ['今日', '/ranking/2026-09-29/'],
    ['今週', '/race/'],
    ['次のカップ', '/race/'],
    ['最後のツアー', end],
    ['ツアー158', '/tours/battle-tour-2025/'],
    ['2021年5月5日', '/ranking/2021-05-05/'],
    ['１位の日数', '/records/#days-at-number-one'],
    ['何を買うべき', '/planner/?show=next'],
    ['上段とは', '/tips-and-tricks/the-three-shelves/'],
    ['ピーチのスキル', '/drivers/peach/'],
    ['マリオとルイージを比較', '/compare/?drivers=mario,luigi'],
    ['のこのこ', '/drivers/koopa-troopa/'],
  ],
  'es-419': [
    ['mejor piloto en Parque Bebé', bestDriver],
    ['¿qué ala es la mejor para Parque Bebé?', bestGlider],
    ['mejores karts', karts],
    ['karts nuevos', '/karts/?q=sort%3Adebut'],
    ['hoy', '/ranking/2026-09-29/'],
    ['próxima copa', '/race/'],
    ['esta semana', '/race/'],
    ['cuándo terminó el juego', end],
    ['temporada 158', '/tours/battle-tour-2025/'],
    ['5 de mayo de 2021', '/ranking/2021-05-05/'],
    ['días en el primer puesto', '/records/#days-at-number-one'],
    ['circuitos que me faltan', '/planner/?show=gaps'],
    ['qué debo comprar', '/planner/?show=next'],
    ['qué es un estante', '/tips-and-tricks/the-three-shelves/'],
    ['habilidad de Peach', '/drivers/peach/'],
    ['mejor pilto parque bebe', bestDriver],
    ['Peach o Daisy', '/compare/?drivers=peach,daisy'],
  ],
  'pt-BR': [
    ['melhor piloto em Parque Bebê', bestDriver],
    ['qual é a melhor asa para Parque Bebê?', bestGlider],
    ['melhores karts', karts],
    ['karts novos', '/karts/?q=sort%3Adebut'],
    ['hoje', '/ranking/2026-09-29/'],
    ['próxima copa', '/race/'],
    ['esta semana', '/race/'],
    ['quando o jogo acabou', end],
    ['temporada 158', '/tours/battle-tour-2025/'],
    ['5 de maio de 2021', '/ranking/2021-05-05/'],
    ['dias em primeiro', '/records/#days-at-number-one'],
    ['pistas que faltam', '/planner/?show=gaps'],
    ['o que devo comprar', '/planner/?show=next'],
    ['o que é uma prateleira', '/tips-and-tricks/the-three-shelves/'],
    ['habilidade da Peach', '/drivers/peach/'],
    ['melhor pilto parque bebe', bestDriver],
    ['Peach ou Daisy', '/compare/?drivers=peach,daisy'],
  ],
}

/** Each query with one of the query language that finds the same items. */
const sameItems: Readonly<Record<string, readonly (readonly [query: string, meant: string])[]>> = {
  de: [
    ['seltene Karts, die ich nicht habe', 'kart rarity:super missing'],
    ['meine Karts', 'kart owned'],
    ['Karts mit Mini-Turbo+', 'kart skill:mini-turbo-plus'],
    ['Karts ab Level 1', 'kart owned level>=1'],
    ['Fahrer von 2019 bis 2021', 'driver year>=2019 year<=2021'],
    ['Fahrer oberes Regal Regenbogen-Boulevard', 'driver top:"regenbogen-boulevard"'],
    ['art:kart seltenheit:selten fehlt', 'kart rarity:super missing'],
    ['kart seltenheit:selten fehlt', 'kart rarity:super missing'],
    ['kart level<3', 'kart level<3'],
  ],
  fr: [
    ['karts rares que je n’ai pas', 'kart rarity:super missing'],
    ['mes karts', 'kart owned'],
    ['pilotes avec boîte à pièces', 'driver skill:coin-box'],
    ['karts niveau 1 ou plus', 'kart owned level>=1'],
    ['pilotes depuis 2021', 'driver year>=2021'],
    ['kart rareté:rare manquants', 'kart rarity:super missing'],
    ['kart rarete:rare niveau<3', 'kart rarity:super level<3'],
  ],
  ja: [
    ['持っていないレアカート', 'kart rarity:super missing'],
    ['持っているカート', 'kart owned'],
    ['コインボックス持ちのドライバー', 'driver skill:coin-box'],
    ['レベル1以上のカート', 'kart owned level>=1'],
    ['2021年以降のドライバー', 'driver year>=2021'],
    ['カート レアリティ：レア 未所持', 'kart rarity:super missing'],
    ['カート レベル<3', 'kart level<3'],
  ],
  'es-419': [
    ['karts singulares que no tengo', 'kart rarity:super missing'],
    ['mis karts', 'kart owned'],
    ['pilotos con caja de monedas', 'driver skill:coin-box'],
    ['karts nivel 1 o más', 'kart owned level>=1'],
    ['pilotos desde 2021', 'driver year>=2021'],
    ['kart rareza:singular faltan', 'kart rarity:super missing'],
  ],
  'pt-BR': [
    ['karts raros que não tenho', 'kart rarity:super missing'],
    ['meus karts', 'kart owned'],
    ['pilotos com caixa de moedas', 'driver skill:coin-box'],
    ['karts nível 1 ou mais', 'kart owned level>=1'],
    ['pilotos desde 2021', 'driver year>=2021'],
    ['kart raridade:raro falta', 'kart rarity:super missing'],
    ['kart nivel<3', 'kart level<3'],
  ],
}

describe.each(siteLanguages.filter(({ pathPrefix }) => pathPrefix !== '').map(({ code }) => code))('in %s', (code) => {
  const spoken = learn(code)

  test.each(firsts[code]!)('%s: %s', async (query, path) => {
    const { search } = await spoken
    expect((await search(query))[0]).toBe(path)
  })

  test.each(sameItems[code]!)('%s: %s', async (query, meant) => {
    const { answer } = await spoken
    const [found, expected] = [await answer(query, owned), await answer(meant, owned)]
    expect(found).toMatchObject({ count: expected!.count, unknownName: null, problems: [] })
    expect(found!.count).toBeGreaterThan(1)
  })

  test('each operator has a word of its own, by which lists understand it', async () => {
    const { operators, parseQuery, sayOperatorName } = await spoken
    const words = operators.map(({ name }) => sayOperatorName(name))
    expect(new Set(words).size).toBe(words.length)
    for (const { name, options } of operators) {
      const value = options?.[0]?.value ?? '1'
      const asked = [name, sayOperatorName(name)].map((word) => parseQuery(`${word}:${value}`, operators))
      expect(asked).toEqual([asked[0], asked[0]])
      expect(asked[0]!.query.terms).toMatchObject([{ operator: name }])
    }
  })

  test('the examples of filters, and what completes a query, are understood', async () => {
    const { operators, parseQuery, completeQuery, sayOperatorName, sayTerm } = await spoken
    for (const operator of operators) {
      for (const option of operator.options ?? []) {
        const meant = { operator: operator.name, value: option.value }
        expect(parseQuery(sayTerm(operator, option), operators).query.terms, option.label).toMatchObject([meant])
      }
      const word = sayOperatorName(operator.name)
      expect(completeQuery(word.slice(0, 1), operators)).toContain(`${word}:`)
      for (const query of completeQuery(`${word}:`, operators))
        expect(parseQuery(query, operators).problems).toEqual([])
    }
  })

  test('courses and skills are in the order of the language, and their groups in that of the site', async () => {
    const { courseListPlan, skillListPlan, orderByName, nameThings } = await spoken
    const [courses, skills] = [pages.buildPage('/courses/'), pages.buildPage('/skills/')]
    if (courses?.kind !== 'course-list' || skills?.kind !== 'skill-list') throw new Error('Lists have moved.')
    const { compare } = new Intl.Collator(code, { numeric: true })
    const isInOrder = (names: readonly string[]) =>
      names.every((name, at) => at === 0 || compare(names[at - 1]!, name) <= 0)
    const byPlatform = orderByName(nameThings(courses.courses), courseListPlan)
    expect(byPlatform.map(({ platform }) => platform)).toEqual(courses.courses.map(({ platform }) => platform))
    const byKind = orderByName(nameThings(skills.skills), skillListPlan)
    expect(byKind.map(({ kind }) => kind)).toEqual(skills.skills.map(({ kind }) => kind))
    for (const { platform } of byPlatform) {
      expect(isInOrder(byPlatform.filter((each) => each.platform === platform).map(({ fullName }) => fullName))).toBe(
        true,
      )
    }
    for (const { kind } of byKind) {
      expect(isInOrder(byKind.filter((each) => each.kind === kind).map(({ name }) => name))).toBe(true)
    }
  })
})
