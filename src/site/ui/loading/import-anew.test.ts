import { expect, test } from 'vitest'
import { findImport } from './import-anew.ts'

/** A loader as the bundler writes it. */
const write = (source: string) => Object.assign(() => Promise.resolve(), { toString: () => source })

test.each([
  ['()=>import(`./part-1a2b.js`)', []],
  ["() => import( './part-1a2b.js' )", []],
  ['()=>m(()=>import(`./part-1a2b.js`),__vite__mapDeps([0,1]))', []],
  ['async()=>{let{Part:e}=await import("./part-1a2b.js");return{Part:e}}', []],
  ['()=>m(()=>import(`./part-1a2b.js`).then(e=>e.t),__vite__mapDeps([0,1]))', ['t']],
  ['() => import("./part-1a2b.js").then((module) => module.$part)', ['$part']],
  ['()=>import(`./part-1a2b.js`).then(e=>e.t).then(e=>e.Part)', ['t', 'Part']],
  ['async()=>{let{part:e}=await import(`./part-1a2b.js`).then(e=>e.t);return{part:e}}', ['t']],
])('%s can be repeated', (source, names) => {
  expect(findImport(write(source))).toEqual({ address: expect.stringMatching(/\/part-1a2b\.js$/), names })
})

test.each([
  '()=>import(`./part-1a2b.js`).then(e=>e.show(1))',
  '()=>import(`./part-1a2b.js`).then(e=>e.t).then(e=>new e)',
  '()=>import(`./part-1a2b.js`).then(e=>t.Part)',
  '()=>import(e.href)',
  '()=>Promise.resolve()',
])('%s cannot', (source) => {
  expect(findImport(write(source))).toBeNull()
})
