import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ask, signInAs } from '../../../../testing/ask.ts'
import { backend } from '../../../../testing/backend.ts'
import { fixedSlot } from '../../../../testing/fixed-slot.ts'
import { holdAnswer } from '../../../../testing/hold-answer.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const persona = 'nova@campolivre.test'
const path = '/atleta/horarios-fixos/fixed-slot'

const series = () => backend.db.series.find('fixed-slot')
const live = () =>
  backend.db.bookings
    .by('seriesId', 'fixed-slot')
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ series: of }) => of?.day ?? [])
    .toSorted()

/** Opens the menu of the fixed slot and chooses an entry of it. */
async function choose(entry: string) {
  await page.getByRole('main').getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
const told = () => page.getByRole('main').getByRole('status').first()

describe('a fixed slot that its athlete ends (N8, decision 178)', () => {
  it('tells before what goes and what is due, and afterwards the last game', async () => {
    await fixedSlot(persona)
    const { getByRole, router } = await renderApp({ path, persona })
    await choose('Encerrar o horário fixo')
    const drawer = getByRole('dialog', { name: 'Encerrar o horário fixo' })
    await drawer.getByLabelText('Último jogo').selectOptions('qui, 03/12, 13h')
    const says = drawer.getByRole('region', { name: 'O que vai acontecer' })
    await expect.element(says).toMatchTextContent(/Último jogo: qui, 03\/12, 13h\./)
    await expect.element(says).toMatchTextContent(/datas saem: de qui, 10\/12 a .+ Não custam nada/)
    await expect.element(says).toMatchTextContent(/Falta pagar ao todo: R\$\s240,00\./)
    await drawer.getByLabelText('Motivo (se quiser)').fill('Vamos mudar de cidade')
    await drawer.getByRole('button', { name: 'Encerrar o horário fixo' }).click()
    await expect
      .element(told())
      .toMatchTextContent(/seu horário fixo tem fim\. Último jogo: qui, 03\/12, 13h\./)
    expect(live()).toEqual(['2026-11-26', '2026-12-03'])
    expect(router.latestLocation.search).toEqual({})
    await expect
      .element(getByRole('list', { name: 'Pausas e fim' }))
      .toMatchTextContent(/O último jogo é qui, 03\/12/)
  })
})

describe('a choice that is changed (N8, decision 178)', () => {
  it('stands with no consequences but its own', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path: `${path}?fazer=encerrar`, persona })
    const drawer = getByRole('dialog', { name: 'Encerrar o horário fixo' })
    const says = drawer.getByRole('region', { name: 'O que vai acontecer' })
    const last = drawer.getByLabelText('Último jogo')
    await last.selectOptions('qui, 03/12, 13h')
    await expect.element(says.getByText('Último jogo: qui, 03/12, 13h.')).toBeVisible()
    const held = holdAnswer('post', 'series/fixed-slot/preview')
    await last.selectOptions('qui, 10/12, 13h')
    await expect.element(says).toHaveAttribute('aria-busy', 'true')
    await expect.element(says.getByText('Vendo o que muda…')).toBeVisible()
    await expect.element(says.getByText('Último jogo: qui, 03/12, 13h.')).not.toBeVisible()
    held.release()
    await expect.element(says.getByText('Último jogo: qui, 10/12, 13h.')).toBeVisible()
    await expect.element(says).toHaveAttribute('aria-busy', 'false')
  })
})

describe('a pause of the athlete (N8, decision 178)', () => {
  it('is told before, shown while it is ahead, and undone', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path, persona })
    const before = live()
    await choose('Pausar')
    const drawer = getByRole('dialog', { name: 'Pausar o horário fixo' })
    const says = drawer.getByRole('region', { name: 'O que vai acontecer' })
    await expect.element(says).toMatchTextContent(/2 datas saem: qui, 26\/11; qui, 03\/12\./)
    await expect.element(says).toMatchTextContent(/R\$\s240,00 saem da conta\./)
    await expect.element(says).toMatchTextContent(/Depois você volta a jogar: qui, 10\/12, 13h\./)
    await drawer.getByRole('button', { name: 'Pausar o horário fixo' }).click()
    await expect.element(told()).toMatchTextContent('Pausa marcada, de qui, 26/11 a qua, 09/12.')
    expect(live()).toEqual(before.slice(2))
    const states = getByRole('list', { name: 'Pausas e fim' })
    await states.getByRole('link', { name: /^Desfazer a pausa/ }).click()
    const undo = getByRole('dialog', { name: 'Desfazer a pausa' })
    await expect.element(undo.getByText('2 datas voltam: qui, 26/11; qui, 03/12.')).toBeVisible()
    await undo.getByRole('button', { name: 'Desfazer a pausa' }).click()
    await expect.element(told()).toMatchTextContent('Pronto, a pausa acabou: 2 datas voltaram.')
    expect(live()).toEqual(before)
    expect(series()?.pauses).toEqual([])
  })

  it('says in place why it cannot be', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path: `${path}?fazer=pausar`, persona })
    const drawer = getByRole('dialog', { name: 'Pausar o horário fixo' })
    await drawer.getByLabelText('Ao dia').fill('30/03/2027')
    await expect.element(drawer.getByText(/^Uma pausa vai até 8 semanas\./)).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Pausar o horário fixo' })).toBeDisabled()
  })

  it('from an old page does nothing, and shows the fixed slot as it is (N8)', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path: `${path}?fazer=pausar`, persona })
    const drawer = getByRole('dialog', { name: 'Pausar o horário fixo' })
    await expect.element(drawer.getByText(/^2 datas saem: qui, 26\/11/)).toBeVisible()
    const command = {
      type: 'cancel',
      id: 'arena-was-faster',
      seriesId: 'fixed-slot',
      version: 1,
      scope: 'this',
      day: '2026-12-03',
      reason: 'Final do campeonato',
    }
    await ask('/api/company/series/commands', command, await signInAs('empresa@campolivre.test'))
    await drawer.getByRole('button', { name: 'Pausar o horário fixo' }).click()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent(/mudou enquanto você olhava/)
    await expect.element(drawer.getByText('1 data sai: qui, 26/11.')).toBeVisible()
    expect(series()?.pauses).toEqual([])
  })
})

describe('one game at another time (N8, decision 178)', () => {
  it('goes there in three touches, with the money told first', async () => {
    await fixedSlot(persona)
    const { getByRole } = await renderApp({ path, persona })
    const coming = getByRole('region', { name: 'Próximas datas' })
    await coming
      .getByRole('listitem')
      .nth(1)
      .getByRole('link', { name: /^Trocar/ })
      .click()
    const drawer = getByRole('dialog', { name: 'Trocar o dia' })
    await drawer.getByRole('group', { name: 'Horários livres' }).getByRole('button').first().click()
    await expect.element(drawer.getByText(/a conta não muda|na conta de dezembro de 2026\.$/)).toBeVisible()
    await drawer.getByRole('button', { name: 'Trocar para esse horário' }).click()
    await expect.element(told()).toMatchTextContent(/^Pronto, esse jogo mudou: /)
    const moved = backend.db.bookings
      .by('seriesId', 'fixed-slot')
      .find(({ series: of }) => of?.day === '2026-12-03')
    expect(moved?.start).not.toBe('2026-12-03T16:00:00.000Z')
    expect(moved?.counter?.changes).toMatchObject([{ kind: 'moved', by: 'athlete' }])
    await expect.element(coming.getByText(/^Mudou: era qui, 03\/12, 13h\./)).toBeVisible()
  })

  it('is asked from the booking of a date, too', async () => {
    const { dates } = await fixedSlot(persona)
    const { bookingId = '', day } = dates[1] ?? {}
    const app = await renderApp({ path: `/atleta/reservas/${bookingId}`, persona })
    await app.getByRole('link', { name: 'Trocar o dia' }).click()
    await expect.element(app.getByRole('dialog', { name: 'Trocar o dia' })).toBeVisible()
    expect(app.router.latestLocation.href).toBe(`${path}?fazer=trocar&data=${day}`)
  })
})

describe('the history of a fixed slot (N8)', () => {
  it('has what the athlete and the arena did, and the arena reads the same', async () => {
    await fixedSlot(persona)
    const token = await signInAs(persona)
    const wish = { type: 'pause', from: '2026-12-10', until: '2026-12-10' }
    const shown = { id: 'pause-1', version: 1, differenceCents: -12_000 }
    await ask('/api/series/fixed-slot/commands', { ...wish, ...shown }, token)
    const { getByRole, router } = await renderApp({ path, persona })
    await getByRole('heading', { name: 'Histórico' }).click()
    const entries = getByRole('main').getByRole('group').last().getByRole('listitem')
    await expect.element(entries.first()).toMatchTextContent(/você\s*Pausa de 10\/12 a 10\/12/)
    await expect.element(entries.last()).toMatchTextContent(/Horário fixo combinado/)
    expect(router.latestLocation.pathname).toBe(path)
  })
})
