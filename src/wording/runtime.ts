/** What compiled messages call. */
import { groupSeparator, language } from './language.ts'

/** With separators between thousands. Without Intl, which differs between machines: server and browser must agree exactly. */
export function number(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, groupSeparator)
}

const rules = language === 'en' ? null : new Intl.PluralRules(language)

type Cases = Readonly<Record<string, string>>

/** The case for a count: of exactly that number (`=0`), else of its plural category. */
export function plural(count: number, cases: Cases): string {
  return (
    cases[`=${count}`] ??
    (rules ? cases[rules.select(count)] : count === 1 ? cases['one'] : undefined) ??
    cases['other']!
  )
}

export function select(value: string, cases: Cases): string {
  return cases[value] ?? cases['other']!
}
