/** Whether some bytes have a part at an offset, which may be outside of them. */
export function isAt(bytes: Buffer, start: number, part: Uint8Array): boolean {
  return start >= 0 && bytes.subarray(start, start + part.length).equals(part)
}
