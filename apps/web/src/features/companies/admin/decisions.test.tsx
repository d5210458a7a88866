import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backend, worker } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'admin@campolivre.test'
const statusOf = (id: string) => backend.db.companies.find(id)?.status

/** Opens the drawer of the first company, which waits for approval. */
async function openWaiting() {
  const [company] = backend.db.companies.all()
  const id = company?.id ?? ''
  await backend.db.companies.update(id, { name: 'Aaa Arena', status: 'awaiting_approval' })
  const path = `/pages/crud?lista=empresas&aberto=${id}`
  const app = await renderApp({ path, persona })
  const drawer = app.getByRole('dialog', { name: 'Aaa Arena' })
  await expect.element(drawer.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  return { ...app, id, drawer, press: (name: string) => drawer.getByRole('button', { name }).click() }
}

describe('a company that waits for the admin (H12)', () => {
  it('is shown with its address, its CNPJ and who answers for it before anything is decided', async () => {
    const [company] = backend.db.companies.all()
    const { street = '', number = '', district = '' } = company?.address ?? {}
    await backend.db.companies.update(company?.id ?? '', { cnpj: '12ABC34501DE35' })
    const { drawer } = await openWaiting()
    for (const text of [`${street}, ${number}`, district, '12.ABC.345/01DE-35'])
      await expect.element(drawer).toMatchTextContent(text)
    await expect.element(drawer).toMatchTextContent(/CEP\s*\d{5}-\d{3}/)
  })

  it('is counted on the home of the admin, until it is decided', async () => {
    const { drawer, press, getByRole, getByText, router } = await openWaiting()
    await press('Aprovar')
    await press('Aprovar arena')
    await expect.element(getByText('Arena aprovada')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await getByRole('link', { name: 'Gestão de dados' }).click()
    await expect.element(getByText(/^1 arena espera aprovação\./)).toBeVisible()
    await getByRole('link', { name: 'Resolver: arena espera aprovação' }).click()
    await expect.element(getByText('Society do Arruda').first()).toBeVisible()
    expect(router.latestLocation.search).toEqual({
      lista: 'empresas',
      'filtro.status': 'igual-a.awaiting__approval',
    })
  })

  it('stands above the facts of whoever waits (H12)', async () => {
    const { drawer, getByText } = await openWaiting()
    const approve = drawer.getByRole('button', { name: 'Aprovar' }).element()
    const fact = drawer.getByText('Endereço').element()
    expect(approve.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(getByText('Aaa Arena').first()).toBeVisible()
  })

  it('is approved after a question, and the list knows it', async () => {
    const { id, drawer, press, getByText } = await openWaiting()
    await press('Aprovar')
    await expect.element(drawer.getByText('Aprovar Aaa Arena?')).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Manter como está' })).toHaveFocus()
    expect(statusOf(id)).toBe('awaiting_approval')
    await press('Aprovar arena')
    await expect.element(getByText('Arena aprovada')).toBeVisible()
    expect(statusOf(id)).toBe('approved')
    await expect.element(drawer.getByRole('link', { name: 'Ver a página da arena' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Suspender' })).toBeVisible()
  })

  it('is refused, and can be approved later', async () => {
    const { id, drawer, press, getByText } = await openWaiting()
    await press('Recusar')
    await expect.element(drawer.getByLabelText('Motivo')).toHaveFocus()
    await drawer.getByLabelText('Motivo').fill('  Falta o alvará.  ')
    await press('Recusar arena')
    await expect.element(getByText('Arena recusada')).toBeVisible()
    expect(backend.db.companies.find(id)).toMatchObject({
      status: 'refused',
      statusReason: 'Falta o alvará.',
    })
    await expect.element(drawer).toMatchTextContent('Falta o alvará.')
    await expect.element(drawer.getByRole('button', { name: 'Aprovar' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Recusar' })).not.toBeInTheDocument()
  })

  it('stays as it is after “Manter como está”, with the focus there', async () => {
    const { id, drawer, press } = await openWaiting()
    await press('Aprovar')
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByRole('group', { name: 'Ações de Aaa Arena' })).toHaveFocus()
    expect(statusOf(id)).toBe('awaiting_approval')
  })

  it('stays as it is when the decision could not be saved, and it is said (G4)', async () => {
    worker.use(
      http.put('*/api/admin/companies/:id/status', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    )
    const { id, drawer, press, getByText } = await openWaiting()
    await press('Aprovar')
    await press('Aprovar arena')
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('Não deu para mudar a empresa. Tente de novo.')
    expect(statusOf(id)).toBe('awaiting_approval')
    await press('Aprovar arena')
    await expect.element(getByText('Arena aprovada')).toBeVisible()
  })

  it('is not refused without a reason, which is asked for at its field', async () => {
    const { id, drawer, press } = await openWaiting()
    await press('Recusar')
    await press('Recusar arena')
    const reason = drawer.getByLabelText('Motivo')
    await expect.element(reason).toHaveFocus()
    await expect.element(reason).toHaveAccessibleDescription(/Conte o motivo à arena\./)
    expect(statusOf(id)).toBe('awaiting_approval')
  })

  it('keeps the reason that was typed when the question is closed, and forgets it once it is sent', async () => {
    const { id, drawer, press, getByText } = await openWaiting()
    const reason = drawer.getByLabelText('Motivo')
    await press('Recusar')
    await reason.fill('Falta o alvará.')
    await press('Manter como está')
    await press('Recusar')
    await expect.element(reason).toHaveValue('Falta o alvará.')
    await press('Recusar arena')
    await expect.element(getByText('Arena recusada')).toBeVisible()
    await backend.db.companies.update(id, { status: 'awaiting_approval' })
    await press('Aprovar')
    await press('Aprovar arena')
    await press('Suspender')
    await expect.element(reason).toHaveValue('')
  })

  it('shows what the server says of the reason at its field, until it changes', async () => {
    const sentence = 'Escreva um motivo que a arena entenda.'
    const refusal = { code: 'invalid', message: 'Confira.', errors: { reason: [sentence] } }
    worker.use(
      http.put('*/api/admin/companies/:id/status', () => HttpResponse.json(refusal, { status: 422 })),
    )
    const { drawer, press } = await openWaiting()
    await press('Recusar')
    await drawer.getByLabelText('Motivo').fill('xxx')
    await press('Recusar arena')
    const reason = drawer.getByLabelText('Motivo')
    await expect.element(reason).toHaveAccessibleDescription(new RegExp(sentence))
    await expect.element(reason).toHaveValue('xxx')
    await expect.element(reason).toHaveFocus()
    await userEvent.keyboard('y')
    await expect.element(reason).not.toBeInvalid()
    await expect.element(reason).not.toHaveAccessibleDescription(new RegExp(sentence))
    await press('Recusar arena')
    await expect.element(reason).toHaveAccessibleDescription(new RegExp(sentence))
  })

  it('is not refused once another admin has approved it: that is said, and the new decisions are there', async () => {
    const { id, drawer, press } = await openWaiting()
    await press('Recusar')
    await drawer.getByLabelText('Motivo').fill('Falta o alvará.')
    await backend.db.companies.update(id, { status: 'approved' })
    // The refusal alone tells: the list is not read again.
    worker.use(http.get('*/api/admin/companies', () => new Promise(() => undefined)))
    await press('Recusar arena')
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('A situação da arena agora é “Aprovada”. Confira antes de decidir.')
    await expect.element(drawer.getByRole('button', { name: 'Suspender' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Recusar' })).not.toBeInTheDocument()
    await expect.element(drawer.getByRole('group', { name: 'Ações de Aaa Arena' })).toHaveFocus()
    expect(statusOf(id)).toBe('approved')
  })

  it('says for how long to wait when it was decided too often (H11)', async () => {
    const refusal = () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '42' } })
    worker.use(http.put('*/api/admin/companies/:id/status', refusal))
    const { drawer, press } = await openWaiting()
    await press('Aprovar')
    await press('Aprovar arena')
    await expect.element(drawer.getByRole('alert')).toMatchTextContent(/Próxima tentativa em .*4\d s\.$/)
  })
})
