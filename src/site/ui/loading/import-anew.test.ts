import { expect, test } from 'vitest'
import { findAddress } from './import-anew.ts'

/** A loader as the bundler writes it. */
const write = (source: string) => Object.assign(() => Promise.resolve(), { toString: () => source })

test.each([
  '()=>import(`./part-1a2b.js`)',
  "() => import( './part-1a2b.js' )",
  '()=>m(()=>import(`./part-1a2b.js`),__vite__mapDeps([0,1]))',
  'async()=>{let{Part:e}=await import("./part-1a2b.js");return{Part:e}}',
])('%s names the address of its chunk', (source) => {
  expect(findAddress(write(source))).toMatch(/\/part-1a2b\.js$/)
})

test.each(['()=>import(`./part-1a2b.js`).then(e=>e.Part)', '()=>import(e.href)', '()=>Promise.resolve()'])(
  '%s names none',
  (source) => {
    expect(findAddress(write(source))).toBeNull()
  },
)
