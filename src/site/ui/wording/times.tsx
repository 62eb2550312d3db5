import { describeTimes, type TimeStyle } from './describe-times.ts'

interface TimesProps {
  /** A moment, or the two ends of a period: milliseconds since 1970. */
  readonly at: readonly number[]
  readonly style?: TimeStyle
}

/**
 * Moments in the reader's zone, with UTC beside them. The build writes UTC, and an inline script what the reader's
 * browser would; so hydration finds its own text, and where no script runs it is UTC.
 */
export function Times({ at, style = 'hours' }: TimesProps) {
  const texts = describeTimes(at, style, 'document' in globalThis)
  return (
    <span data-times={style}>
      {at.map((time, index) => (
        <time key={time} dateTime={new Date(time).toISOString()} suppressHydrationWarning>
          {texts[index]}
        </time>
      ))}
    </span>
  )
}
