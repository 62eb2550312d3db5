import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { CountedVital } from './analytics-adapter.ts'

/** Measures web vitals; each value is final when reported, the last ones when the page is left. */
export function measureVitals(report: (vital: CountedVital) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating, id }) => {
      const decimals = name === 'CLS' ? 4 : 0
      report({ name, value: Number(value.toFixed(decimals)), rating, id })
    })
  }
}
