/** 32 hexadecimal digits. Also where `crypto.randomUUID` is missing: old browsers, plain http. */
export function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
