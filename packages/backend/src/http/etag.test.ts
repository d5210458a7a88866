import { expect, test } from 'vitest'
import { ok } from './answer.ts'
import { withEtag } from './etag.ts'

const answer = ok([{ id: 'tab-1', totalCents: 1200 }])
const asked = (known?: string) => new Headers(known === undefined ? {} : { 'If-None-Match': known })
const etag = withEtag(answer, asked()).headers?.ETag ?? ''

test('a good answer has a version, the same for the same text and another for another', () => {
  expect(etag).toMatch(/^"[\da-z-]+"$/)
  expect(withEtag(ok([{ id: 'tab-1', totalCents: 1200 }]), asked())).toMatchObject({
    headers: { ETag: etag },
  })
  for (const other of [
    ok([{ id: 'tab-1', totalCents: 2100 }]),
    ok([{ id: 'tab-2', totalCents: 1200 }]),
    ok([]),
  ])
    expect(withEtag(other, asked()).headers?.ETag).not.toBe(etag)
})

test.each([etag, `W/${etag}`, `"old", ${etag}`])('%s is known: 304 without a body', (known) => {
  expect(withEtag(answer, asked(known))).toEqual({ status: 304, body: '', headers: { ETag: etag } })
})

test('another version is answered whole, with the new one', () => {
  expect(withEtag(answer, asked('"old"'))).toEqual({ ...answer, headers: { ETag: etag } })
})

test('a refusal has no version', () => {
  const refused = { status: 503, body: { message: 'Tente mais tarde.' } }
  expect(withEtag(refused, asked(etag))).toEqual(refused)
})
