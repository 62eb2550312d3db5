/** A line on the terminal that shows the progress of a build; nothing if output goes to a file. */
export interface ProgressLine {
  show(text: string): void
  clear(): void
}

const millisecondsBetween = 50

export function createProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { show() {}, clear() {} }
  let shownAt = -Infinity
  return {
    show(text) {
      if (performance.now() - shownAt < millisecondsBetween) return
      shownAt = performance.now()
      stream.cursorTo(0)
      stream.write(text)
      stream.clearLine(1)
    },
    clear() {
      stream.cursorTo(0)
      stream.clearLine(0)
    },
  }
}
