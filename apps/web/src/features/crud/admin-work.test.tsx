import { expect, it, describe } from 'vitest'
import { http } from 'msw'
import { page, userEvent } from 'vitest/browser'
import { probeSubjects } from '../../app/testing/probe-subjects.ts'
import { worker } from '../../testing/backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const persona = 'admin@campolivre.test'
const id = 'prd-arena-beira-mar-agua'

/** Chooses a file of the import, once its drawer is there. */
async function choose(file: File): Promise<void> {
  await expect.element(page.getByText('Escolher arquivo').or(page.getByText(/\.csv$/))).toBeVisible()
  const input = document.querySelector('input[type=file]')
  if (input) await userEvent.upload(input, file)
}

describe('the admin works on a row (H12)', () => {
  it('edits it, sees what somebody else changed beside their own, and takes a field back from the history', async () => {
    const { getByRole, backend } = await renderApp({
      path: `/pages/crud?lista=produtos&editar=${id}`,
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Nome', { exact: true }).fill('Água da casa')
    await backend.db.products.update(id, { name: 'Água do poço', version: 99 })
    await drawer.getByRole('button', { name: 'Salvar produto' }).click()
    await expect.element(drawer.getByText(/Mudou enquanto você editava\. Agora está/)).toBeVisible()
    expect(backend.db.products.find(id)?.name).toBe('Água do poço')
    await drawer.getByRole('button', { name: 'Salvar produto' }).click()
    await expect.poll(() => backend.db.products.find(id)?.name).toBe('Água da casa')
    await expect.element(getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
    await getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect.poll(() => backend.db.products.find(id)?.name).toBe('Água do poço')
  })

  it('shows a row’s relations both ways, each a link to it', async () => {
    const { getByRole, router } = await renderApp({
      path: `/pages/crud?lista=produtos&aberto=${id}`,
      persona,
    })
    const relations = getByRole('dialog').getByRole('region', { name: 'Relações' })
    await expect.element(relations.getByRole('heading', { name: /^Movimentos de estoque/ })).toBeVisible()
    await relations.getByRole('link', { name: 'Arena Beira-Mar' }).click()
    await expect.element(getByRole('dialog', { name: 'Arena Beira-Mar' })).toBeVisible()
    expect(router.latestLocation.search).toMatchObject({ lista: 'empresas', aberto: 'cmp-arena-beira-mar' })
  })

  it('reads personal data only after asking for it, which is noted (LGPD)', async () => {
    const { getByRole, backend } = await renderApp({
      path: '/pages/crud?lista=contatos&aberto=int-vila',
      persona,
    })
    const drawer = getByRole('dialog')
    await expect.element(drawer).toMatchTextContent('c•••@arenavilanova.test')
    await drawer.getByRole('button', { name: 'Mostrar dados pessoais' }).click()
    await expect.element(drawer).toMatchTextContent('contato@arenavilanova.test')
    expect(backend.db.audits.all()).toMatchObject([{ kind: 'seen', rowId: 'int-vila' }])
  })

  it('takes one field back from the history', async () => {
    const { getByRole, backend } = await renderApp({
      path: `/pages/crud?lista=produtos&aberto=${id}`,
      persona,
    })
    await getByRole('dialog').getByRole('button', { name: 'Tirar de venda' }).click()
    await expect.poll(() => backend.db.products.find(id)?.status).toBe('inactive')
    await getByRole('dialog').getByRole('button', { name: 'Histórico' }).click()
    await getByRole('dialog').getByRole('button', { name: 'Desfazer Situação' }).click()
    await expect.poll(() => backend.db.products.find(id)?.status).toBe('active')
  })

  it('finds anything by Ctrl+K', async () => {
    const { getByRole, router } = await renderApp({ path: '/pages/crud', persona })
    await expect.element(getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const drawer = getByRole('dialog', { name: 'Buscar em tudo' })
    await drawer.getByRole('textbox').fill('Beira-Mar')
    await drawer.getByRole('region', { name: 'Empresa' }).getByRole('link').first().click()
    await expect.element(getByRole('dialog', { name: 'Arena Beira-Mar' })).toBeVisible()
    expect(router.latestLocation.search).toMatchObject({ lista: 'empresas' })
  })

  it('walks what was found by the arrows, and opens the first by Enter', async () => {
    const { getByRole, router } = await renderApp({ path: '/pages/crud', persona })
    await expect.element(getByRole('button', { name: 'Buscar em tudo' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const drawer = getByRole('dialog', { name: 'Buscar em tudo' })
    await drawer.getByRole('textbox').fill('Rafael Monteiro')
    const people = drawer.getByRole('region', { name: 'Pessoa' }).getByRole('link')
    await expect.element(people.first()).toHaveTextContent('Rafael Monteiro, Atleta')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(people.first()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(drawer.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('dialog', { name: 'Rafael Monteiro' })).toBeVisible()
    expect(router.latestLocation.search).toMatchObject({ lista: 'usuarios' })
  })

  it('does the same with many rows, with a result for each', async () => {
    const { getByRole, backend } = await renderApp({ path: '/pages/crud?lista=contatos', persona })
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await getByRole('button', { name: 'Marcar como respondidos' }).click()
    const drawer = getByRole('dialog')
    await drawer.getByRole('button', { name: 'Marcar como respondidos: 3' }).click()
    await expect.element(drawer.getByText('Pronto: 3 de 3.')).toBeVisible()
    expect(backend.db.interests.where(({ answeredAt }) => !answeredAt)).toEqual([])
  })

  it('imports a file: what is wrong by line and column first, then all of it', async () => {
    const { getByRole, backend } = await renderApp({
      path: '/pages/crud?lista=despesas',
      persona,
    })
    await getByRole('link', { name: 'Importar planilha' }).click()
    const file = (category: string) => {
      const text = `Arena;Descrição;Categoria;Valor;Vencimento\r\nArena Beira-Mar;Luz do poste;${category};90,00;30/11/2026\r\n`
      return new File([text], `despesas-${category}.csv`)
    }
    await choose(file('Luz'))
    const drawer = getByRole('dialog')
    await expect
      .element(drawer.getByRole('list', { name: 'O que acertar' }))
      .toMatchTextContent('Linha 2, Categoria')
    await choose(file('Energia'))
    await drawer.getByRole('button', { name: 'Importar 1 despesa' }).click()
    await expect.element(drawer.getByText('1 despesa a mais.')).toBeVisible()
    const made = () => backend.db.expenses.where(({ description }) => description === 'Luz do poste')
    expect(made()).toMatchObject([{ amountCents: 9000, dueDay: '2026-11-30', category: 'energy' }])
  })

  it('creates a product for an arena, which is found by its name', async () => {
    const { getByRole, backend } = await renderApp({
      path: '/pages/crud?lista=produtos&editar=novo',
      persona,
    })
    const drawer = getByRole('dialog')
    const values = { Nome: 'Suco de umbu', Preço: '6,00', Estoque: '3', 'Estoque mínimo': '1' }
    await drawer.getByRole('combobox', { name: 'Arena' }).fill('Beira-Mar')
    await drawer.getByRole('option', { name: 'Arena Beira-Mar' }).click()
    for (const [label, value] of Object.entries(values))
      await drawer.getByLabelText(label, { exact: true }).fill(value)
    await drawer.getByLabelText('Categoria').selectOptions('Bebidas')
    await drawer.getByRole('button', { name: /^Criar|^Salvar/ }).click()
    const made = () => backend.db.products.where(({ name }) => name === 'Suco de umbu')
    await expect.poll(made).toMatchObject([{ companyId: 'cmp-arena-beira-mar', stock: 3 }])
  })

  it('invites somebody by a mail with the link to an account of their own', async () => {
    const { getByRole, backend } = await renderApp({
      path: '/pages/crud?lista=usuarios&editar=novo',
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Nome', { exact: true }).fill('Nina Norte')
    await drawer.getByLabelText('E-mail').fill('nina@exemplo.test')
    await drawer.getByLabelText('Perfil').selectOptions('Empresa')
    await drawer.getByRole('button', { name: /^Criar|^Salvar/ }).click()
    const mail = () => backend.db.mails.where(({ to }) => to === 'nina@exemplo.test')[0]
    await expect.poll(mail).toMatchObject({ subject: 'Seu convite para o Campo Livre' })
    expect(mail()?.link).toMatch(/^\/redefinir-senha\?.*convite=sim$/)
  })

  it('opens from the audit what an entry tells of', async () => {
    const { getByRole, router } = await renderApp({
      path: `/pages/crud?lista=produtos&aberto=${id}`,
      persona,
    })
    await getByRole('dialog').getByRole('button', { name: 'Tirar de venda' }).click()
    await expect.element(getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
    await router.navigate({ to: '/pages/crud', search: { lista: 'auditoria' } })
    const table = getByRole('table', { name: 'Auditoria' })
    await expect.element(table.getByText('Situação', { exact: true })).toBeVisible()
    await table.getByRole('rowheader').first().getByRole('link').click()
    await getByRole('dialog').getByRole('link', { name: 'Abrir: produto' }).click()
    await expect.poll(() => router.latestLocation.search).toMatchObject({ lista: 'produtos', aberto: id })
  })

  it('moves a booking to another time of its field, by the rules of its arena (rule 1)', async () => {
    const bookingId = 'bkg-atleta-15'
    const { getByRole, backend } = await renderApp({
      path: `/pages/crud?lista=reservas&editar=${bookingId}&acao=mover`,
      persona,
    })
    const before = backend.db.bookings.find(bookingId)
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Começa').fill('10:00')
    await drawer.getByRole('button', { name: 'Mudar o horário' }).click()
    await expect.poll(() => backend.db.bookings.find(bookingId)?.start).not.toBe(before?.start)
    const moved = backend.db.bookings.find(bookingId)
    expect(moved?.priceCents).toBe(before?.priceCents)
    await getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect.poll(() => backend.db.bookings.find(bookingId)?.start).toBe(before?.start)
  })

  it('stops many rows between two parts, with a result for all that were sent (H12)', async () => {
    const { getByRole, backend, queryClient } = await renderApp({ path: '/pages/crud', persona })
    const [first] = backend.db.interests.all()
    if (!first) throw new Error('there is no contact')
    for (let index = 3; index < 120; index++)
      await backend.db.interests.insert({ ...first, id: `int-${index}`, answeredAt: null })
    await getByRole('navigation', { name: 'Todas as listas' }).getByRole('link', { name: 'Contatos' }).click()
    await getByRole('checkbox', { name: 'Marcar a página toda' }).click()
    await getByRole('button', { name: 'Marcar todos os 120 contatos' }).click()
    await getByRole('button', { name: 'Marcar como respondidos' }).click()
    const changed = await probeSubjects(queryClient)
    const second = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    let parts = 0
    worker.use(
      http.post('*/api/admin/bulk', async () => {
        parts += 1
        if (parts < 2) return
        second.resolve()
        await released.promise
      }),
    )
    const drawer = getByRole('dialog')
    await drawer.getByRole('button', { name: 'Marcar como respondidos: 120' }).click()
    await second.promise
    await drawer.getByRole('button', { name: 'Parar' }).click()
    released.resolve()
    await expect.element(drawer.getByText('Parou em 100 de 120.')).toBeVisible()
    const now = backend.db.clock.now()
    expect(backend.db.interests.where(({ answeredAt }) => answeredAt === now)).toHaveLength(100)
    expect(parts).toBe(2)
    await expect.poll(() => changed()).toContain('admin')
  })

  it('writes first and offers to take it back, so that a closed tab loses nothing (react-admin#8505)', async () => {
    const { getByRole, backend, unmount } = await renderApp({
      path: `/pages/crud?lista=produtos&editar=${id}`,
      persona,
    })
    const drawer = getByRole('dialog')
    await drawer.getByLabelText('Nome', { exact: true }).fill('Água da fonte')
    await drawer.getByRole('button', { name: 'Salvar produto' }).click()
    await expect.element(getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
    await unmount()
    expect(backend.db.products.find(id)?.name).toBe('Água da fonte')
  })

  it('asks for all relations of a row at once, and for none of the other rows (payload#431)', async () => {
    const asked: string[] = []
    worker.use(
      http.get('*/api/admin/rows/*', ({ request }) => void asked.push(new URL(request.url).pathname)),
    )
    const { getByRole } = await renderApp({ path: `/pages/crud?lista=produtos&aberto=${id}`, persona })
    const relations = getByRole('dialog').getByRole('region', { name: 'Relações' })
    await expect.element(relations.getByRole('heading', { name: /^Movimentos de estoque/ })).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/relations'))).toHaveLength(1)
  })

  it('has the rows that stand in the way in the question itself, each with a link', async () => {
    const { getByRole, backend, router } = await renderApp({ path: '/pages/crud', persona })
    const person = backend.db.users.by('email', 'atleta@campolivre.test')[0]
    await router.navigate({ to: '/pages/crud', search: { lista: 'usuarios', aberto: person?.id } })
    const drawer = getByRole('dialog')
    await drawer.getByRole('button', { name: 'Excluir conta' }).click()
    const actions = drawer.getByRole('group', { name: /^Ações de/ })
    await expect
      .element(actions.getByText(/^Para apagar, resolva antes o que está em aberto: \d/).first())
      .toBeVisible()
    await actions.getByRole('button', { name: 'Excluir conta' }).click()
    await expect.element(actions.getByRole('alert')).toMatchTextContent(/^Antes de excluir a conta/)
    expect(backend.db.users.find(person?.id ?? '')).toBeDefined()
    await actions.getByRole('link', { name: /^RSV-/ }).first().click()
    await expect.element(getByRole('dialog', { name: /^RSV-/ })).toBeVisible()
  })
})
