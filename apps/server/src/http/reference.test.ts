import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { addReference } from './reference.ts'

const app = new Hono()
addReference(app)

it('is a valid document with every call that is answered', async () => {
  const answered = await app.request('/openapi.json')
  expect(answered.headers.get('Content-Type')).toMatch(/^application\/json/)
  const document = (await answered.json()) as { paths: Record<string, Record<string, unknown>> }
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(told.toSorted()).toEqual(apiCalls.map(({ method, path }) => `${method} ${path}`).toSorted())
  const { valid, errors } = await new Validator().validate(document)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

it('is read on a page that asks nobody else for anything', async () => {
  const answered = await app.request('/docs')
  expect(answered.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  const page = await answered.text()
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.filter((file) => file.startsWith('/'))).toHaveLength(3)
  for (const file of files) {
    if (file === 'data:,') continue
    expect(file).toMatch(/^\/docs\//)
    const { status, headers } = await app.request(file)
    expect([file, status]).toEqual([file, 200])
    expect(headers.get('Content-Type')).toMatch(/^text\/(css|javascript)/)
  }
})
