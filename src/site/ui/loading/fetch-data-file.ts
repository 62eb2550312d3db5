/** A file that the build has written. Error if it could not be fetched, or is not what this version of the site reads. */
export async function fetchDataFile<Data>(path: string, isValid: (value: unknown) => value is Data): Promise<Data> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isValid(value)) throw new Error(`${path} is not what this version of the site reads.`)
  return value
}

/** For looking at parsed JSON: a data file, or what this browser stores. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
