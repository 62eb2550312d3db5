interface TurnPorts<Row> {
  /** While Back loads, the address is already that of the page to come: this is the page that is shown. */
  readonly readPage: () => unknown
  /** The row that has the focus. */
  readonly findRow: () => Row | null
  readonly isModalOpen: () => boolean
}

interface Press<Row> {
  /** The row that it means. */
  row: Row | null
}

export interface KeyTurns {
  /**
   * Loads the code of an action on first use and runs it in its turn, unless the key no longer means anything by then: the
   * reader has gone to another page or row, or a dialog has opened. If the code fails to load, the next press retries.
   * @param pressed the button pressed in place of the key: it means the same wherever the focus has moved since
   */
  readonly loadAndRun: <Code>(load: () => Promise<Code>, run: (code: Code) => void, pressed?: Element) => void
  /** For an action: moves to another row, which the keys that were pressed after it mean. */
  readonly moveRow: (move: () => void) => void
}

/** Keys that are pressed while the code of others loads wait for their turn. */
export function createKeyTurns<Row>({ readPage, findRow, isModalOpen }: TurnPorts<Row>): KeyTurns {
  let turn = Promise.resolve()
  const waiting = new Set<Press<Row>>()

  return {
    loadAndRun(load, run, pressed) {
      const page = readPage()
      const press: Press<Row> = { row: findRow() }
      waiting.add(press)
      turn = turn
        .then(take)
        .catch((error: unknown) => console.error(error))
        .finally(() => waiting.delete(press))

      async function take(): Promise<void> {
        const code = await load()
        if (!waiting.has(press) || readPage() !== page || isModalOpen()) return
        if (pressed || findRow() === press.row) run(code)
        // What was pressed before a dialog opened is not meant for what is there once it has closed.
        if (isModalOpen()) waiting.clear()
      }
    },
    moveRow(move) {
      const row = findRow()
      move()
      for (const press of waiting) if (press.row === row) press.row = findRow()
    },
  }
}
