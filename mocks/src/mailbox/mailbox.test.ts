import { describe, expect, it } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const forgot = (email: string) => ask('POST /auth/forgot-password', { body: { email } })
async function open(query = '') {
  const response = await fetch(`https://campo.test/__mock/mailbox${query}`)
  return { response, text: await response.text() }
}
const receivers = (text: string) => [...text.matchAll(/Para (\S+?),/g)].map(([, to]) => to)

describe('the mailbox (H11)', () => {
  it('is a page that says so while it is empty', async () => {
    const { response, text } = await open()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/^<!doctype html>\s*<html lang="pt-BR">/)
    expect(text).toContain('Nenhum e-mail ainda.')
  })

  it('has all mails, newest first, with what they say, their code and their link', async () => {
    await forgot('ana@test.test')
    await ask('POST /auth/resend-verification-code', { body: { email: 'pendente@test.test' } })
    const { text } = await open()
    expect(receivers(text)).toEqual(['pendente@test.test', 'ana@test.test'])
    const [mail]: { code: string; link: string; text: string }[] = (await ask('GET /__mock/mails')).body.data
    expect(text).toContain(`<span class="code">${mail?.code}</span>`)
    expect(text).toContain(`href="${mail?.link.replace('&', '&amp;')}"`)
    expect(text).toContain(mail?.text)
  })

  it('keeps those to one address', async () => {
    await forgot('ana@test.test')
    await forgot('bia@test.test')
    expect(receivers((await open('?para=BIA%40test')).text)).toEqual(['bia@test.test'])
    const none = (await open('?para=caio')).text
    expect(receivers(none)).toEqual([])
    expect(none).toContain('Nenhum e-mail para caio.')
  })

  it('leads to the app, wherever that is', async () => {
    await forgot('ana@test.test')
    backend.server.db.settings.appUrl = 'http://localhost:5173'
    expect((await open()).text).toContain('href="http://localhost:5173/redefinir-senha?email=ana')
  })

  it('takes nothing of what people write for a part of the page', async () => {
    await backend.server.db.users.update('ana', { name: '<script>alert(1)</script> Lima' })
    await forgot('ana@test.test')
    const { text } = await open('?para=%22%3E%3Cb%3E')
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect((await open()).text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect((await open()).text).not.toContain('<script')
  })
})
