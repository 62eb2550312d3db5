import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'

/** A text in a file that is to be replaced. */
export interface TextEdit {
  /** Of the text that is there, in bytes. */
  readonly offset: number
  readonly before: string
  readonly text: string
}

/**
 * Replaces texts in an existing file: in place if each has the same length as before, otherwise the whole file is
 * rewritten.
 * @param edits by ascending offset
 */
export function editFile(file: string, edits: readonly TextEdit[]): void {
  const changes = edits.filter(({ before, text }) => before !== text)
  if (changes.every((edit) => measureGrowth(edit) === 0)) overwrite(file, changes)
  else writeFileSync(file, replaceTexts(readFileSync(file), changes))
}

/**
 * Where something at an offset is after the edits.
 * @param edits of the same file
 */
export function shiftOffset(offset: number, edits: readonly TextEdit[]): number {
  return edits.reduce((shifted, edit) => (edit.offset < offset ? shifted + measureGrowth(edit) : shifted), offset)
}

function overwrite(file: string, edits: readonly TextEdit[]): void {
  const descriptor = openSync(file, 'r+')
  try {
    for (const { offset, text } of edits) writeSync(descriptor, text, offset)
  } finally {
    closeSync(descriptor)
  }
}

function replaceTexts(bytes: Buffer, edits: readonly TextEdit[]): Buffer {
  const parts: Buffer[] = []
  let end = 0
  for (const { offset, before, text } of edits) {
    parts.push(bytes.subarray(end, offset), Buffer.from(text))
    end = offset + Buffer.byteLength(before)
  }
  return Buffer.concat([...parts, bytes.subarray(end)])
}

function measureGrowth({ before, text }: TextEdit): number {
  return Buffer.byteLength(text) - Buffer.byteLength(before)
}
