/**
 * The build hash has a fixed length and a fixed offset, directly behind what documents and data files begin with: an unchanged page is carried over
 * to the next build by overwriting it.
 */
export function documentPrefix(language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="build-hash" content="`
}

export const pageFilePrefix = '{"hash":"'
