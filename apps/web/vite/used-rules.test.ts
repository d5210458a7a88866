import { expect, it } from 'vitest'
import { usedRules } from './used-rules.ts'

const markup = '<p class="a _63dhT"><b class="a-b">.c</b></p>'

it.each([
  ['.a{b:c}', true],
  ['.c{b:c}', false],
  ['._63dhT>*{b:c}', true],
  ['.\\36 3{b:c}', false],
  ['.c:hover,.a:hover{b:c}', true],
  [':root:is(.app-dark,[data-x]) .a{b:c}', true],
  ['.app-dark .c{b:c}', false],
  ['a:hover{b:c}', true],
  ['@media (width>1px){.a{b:c}}', true],
  ['@media (width>1px){.c{b:c}}', false],
  ['@keyframes x{0%{b:c}to{b:d}}', true],
  ['@font-face{src:url(/a.woff2)}', true],
])('of %s stays what can apply', (css, stays) => {
  expect(usedRules(css, markup)).toBe(stays ? css : '')
})

it('keeps the order of rules', () => {
  expect(usedRules('@charset "utf-8";.a{b:c}.x{b:c}@media print{.x{b:c}.a{b:d}}', markup)).toBe(
    '.a{b:c}@media print{.a{b:d}}',
  )
})
