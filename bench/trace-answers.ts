import type { CDPSession, Page } from 'playwright-core'

/** An event of Chromium's trace; times in microseconds, `tdur` of the thread's own CPU. */
interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const categories = ['-*', 'toplevel', 'cc', 'devtools.timeline', 'blink.user_timing']
/** Marks the moment when what is found has changed. */
const changed = 'answer'

/** Has a page mark when the children of what a selector names change. */
export async function markChanges(page: Page, selector: string): Promise<void> {
  await page.evaluate(
    ([targets, mark]) => {
      const observer = new MutationObserver(() => performance.mark(mark))
      for (const target of document.querySelectorAll(targets))
        observer.observe(target, { childList: true, subtree: true })
    },
    [selector, changed] as const,
  )
}

/**
 * What each key or press of some actions cost the main thread until the frame with its answer was drawn: handlers,
 * styles, layout and painting. Milliseconds of CPU, so that neither the wait for the frame nor other work counts. Where
 * nothing changes (`markChanges`), the next frame is the answer.
 * @param type of the event that begins an answer
 */
export async function traceAnswers(
  session: CDPSession,
  type: 'keydown' | 'click',
  act: () => Promise<unknown>,
): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return findAnswers(events, type)
}

function findAnswers(events: readonly TraceEvent[], type: string): number[] {
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
  const [first] = inputs
  if (!first) throw new Error(`The trace holds no ${type}.`)
  const onThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts)
  const tasks = onThread.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const marks = events.filter(({ name, cat }) => name === changed && cat.includes('user_timing'))
  return inputs.map(({ ts }, at) => {
    const next = inputs[at + 1]?.ts ?? Infinity
    const answered = marks.find((mark) => mark.ts > ts && mark.ts < next)?.ts ?? ts
    const frame = onThread.find(
      (event) => event.name === 'ProxyMain::BeginMainFrame' && event.ts > ts && endOf(event) > answered,
    )
    if (!frame) throw new Error(`No frame follows the ${type}.`)
    const during = tasks.filter((task) => endOf(task) > ts && task.ts < endOf(frame))
    return during.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000
  })
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
