import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstScreenOf, readAhead, readFirstScreen } from './first-screen.ts'

const html = `<!doctype html><html><head>
  <link rel="icon" href="/favicon.svg">
  <script src="/before-paint.js"></script>
  <script type="module" crossorigin src="/assets/main-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-2.js">
  <link rel="modulepreload" crossorigin href="/assets/react-2.js">
  <link rel="stylesheet" crossorigin href="/assets/main-3.css">
  <link rel="preload" as="font" href="/assets/font-5.woff2">
  <script src="https://elsewhere.example/x.js"></script>
  <script src="/after.js" data-style="/assets/later-4.css" data-code="/assets/a-6.js /assets/react-2.js" data-run="/assets/b-7.js"></script>
</head></html>`

it('reads scripts, preloaded modules and style sheets off the page, each once', () => {
  expect(firstScreenOf(html)).toEqual({
    scripts: [
      'before-paint.js',
      'assets/main-1.js',
      'after.js',
      'assets/react-2.js',
      'assets/a-6.js',
      'assets/b-7.js',
    ],
    styles: ['assets/main-3.css', 'assets/later-4.css'],
  })
})

describe('in a build', () => {
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), html)
    writeFileSync(join(dist, 'before-paint.js'), '')
    writeFileSync(join(dist, 'assets/main-1.js'), 'import{a}from"./shared-4.js";import("./later-5.js")')
    for (const file of ['after.js', 'assets/a-6.js', 'assets/b-7.js']) writeFileSync(join(dist, file), '')
    writeFileSync(join(dist, 'assets/react-2.js'), '')
    writeFileSync(join(dist, 'assets/shared-4.js'), 'import"./deep-6.js"')
    writeFileSync(join(dist, 'assets/deep-6.js'), '')
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  it('follows what a script imports, but not what it loads later', () => {
    const { scripts } = readFirstScreen(dist)
    expect(scripts).toContain('assets/deep-6.js')
    expect(scripts).not.toContain('assets/later-5.js')
  })

  it('tells what is preloaded for an address, without the first screen and what is for others', () => {
    writeFileSync(
      join(dist, 'app.html'),
      `<link data-ahead="/field/" crossorigin href="/assets/shared-4.js">
      <link data-ahead="/field/" crossorigin href="/assets/field-8.js">
      <link data-ahead="/field/" as="style" crossorigin href="/assets/field-9.css">
      <link data-ahead="/login" crossorigin href="/assets/form-10.js">`,
    )
    writeFileSync(join(dist, 'assets/field-8.js'), 'import"./week-11.js"')
    writeFileSync(join(dist, 'assets/week-11.js'), '')
    expect(readAhead(dist, '/field/')).toEqual({
      scripts: ['assets/field-8.js', 'assets/week-11.js'],
      styles: ['assets/field-9.css'],
    })
  })
})
