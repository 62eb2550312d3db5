import { readCodeDigits } from '#pages/config/build-hash.ts'
import { nameThings } from '#wording/names.ts'
import { PageDataError } from './page-data-error.ts'
import { isPageState, isRecord, type PageState } from './page-state.ts'

/**
 * @param text the body of a page-data file
 * @param address where it came from, for messages
 * @param buildHash of the page that the reader is on
 * @throws PageDataError when it is not JSON, has no hash, or is of another build
 */
export function parsePageFile(text: string, address: string, buildHash: string): PageState {
  const file = parseJson(text, address)
  if (!isRecord(file) || typeof file.hash !== 'string' || file.hash === '') {
    throw new PageDataError(`JSON data in ${address} is missing a hash.`)
  }
  const state = isPageState(file) ? nameThings({ data: file.data, context: file.context }) : null
  if (file.hash !== buildHash) {
    const isAlike = readCodeDigits(file.hash) === readCodeDigits(buildHash)
    throw new PageDataError('Hash did not match', 'INVALID_HASH', { alike: isAlike ? state : null })
  }
  if (!state) throw new PageDataError(`JSON data in ${address} is not page data.`)
  return state
}

function parseJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PageDataError(`Failed to parse JSON from ${address}. ${reason}`, null, { cause })
  }
}
