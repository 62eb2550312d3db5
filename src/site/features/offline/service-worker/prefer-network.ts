/** An answer and where it came from. */
export interface Found<Answer> {
  readonly answer: Answer
  readonly isLocal: boolean
}

/**
 * The network's answer. When it fails, says that the server is broken (5xx), or lets the reader wait longer than
 * `patienceMs`, what is stored on this device instead, if anything is.
 * Rejects with what the network failed with, when nothing is stored.
 */
export async function preferNetwork(
  asked: Promise<Response>,
  findLocal: () => Promise<Response | null>,
  patienceMs: number,
): Promise<Found<Response>> {
  const network = asked.then(refuseFailure)
  const arrived = network.then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  )
  const answer = await Promise.race([arrived, wait(patienceMs)])
  if (answer) return { answer, isLocal: false }
  const local = await findLocal()
  return local ? { answer: local, isLocal: true } : { answer: await network, isLocal: false }
}

/** Firefox resolves a preload that has failed, too, with a response that no page can be given. */
function refuseFailure(answer: Response): Response {
  if (answer.type === 'error') throw new TypeError('The network has failed.')
  return answer
}

function wait(delayMs: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs, null)
  })
}
