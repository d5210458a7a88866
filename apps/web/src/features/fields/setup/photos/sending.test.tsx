import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { addFieldPhoto } from '@campo-livre/api/fields/change-field-photos.ts'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { worker } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const photos = '/api/company/fields/:id/photos'
/** Sends a body of two megabytes. */
async function send(signal = new AbortController().signal) {
  await renderApp({ path: '/company/fields', persona: 'empresa@campolivre.test' })
  const image = `data:image/webp;base64,${'A'.repeat(2_000_000)}`
  const answer = addFieldPhoto('field-1', image, {
    signal,
    idempotencyKey: 'key-1',
    onProgress: () => undefined,
  })
  return { answer }
}

// A service worker answers before anything is sent: how far it is stands in e2e/photos.spec.ts.
it('a photo is sent whole, with its token and its key (H1)', async () => {
  const headers: (string | null)[] = []
  worker.use(
    http.post(photos, async ({ request }) => {
      headers.push(request.headers.get('Idempotency-Key'), request.headers.get('Authorization'))
      const { image } = (await request.json()) as { image: string }
      headers.push(String(image.length))
      return HttpResponse.json({ data: { photos: [], version: 2 } })
    }),
  )
  const { answer } = await send()
  expect(await answer).toEqual({ photos: [], version: 2 })
  expect(headers).toEqual(['key-1', expect.stringMatching(/^Bearer /), '2000023'])
})

it('a photo that is refused, lost or given up fails as any other call (G1, G4)', async () => {
  worker.use(http.post(photos, () => HttpResponse.json({ message: 'Grande demais.' }, { status: 422 })))
  await expect((await send()).answer).rejects.toMatchObject({ kind: 'refused', status: 422 })
  worker.use(http.post(photos, () => HttpResponse.error()))
  await expect((await send()).answer).rejects.toMatchObject({ kind: 'network' })
  const given = new AbortController()
  given.abort()
  await expect((await send(given.signal)).answer).rejects.toBeInstanceOf(ApiError)
})
