import { describe, expect, it } from 'vitest'
import { backend } from '../../../testing/backend.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const nova = 'nova@campolivre.test'
const link = '/racha/convite-rch-atleta-01'
const own = () => backend.db.rachas.find('rch-atleta-01')
const part = (userId: string) => own()?.participants.find((each) => each.userId === userId)
const born = () => backend.db.users.by('email', nova)[0]

describe('a racha with ages (N2)', () => {
  it('asks for the birth date where somebody says that they come, and answers then', async () => {
    const { getByRole, getByLabelText, getByText, router } = await renderApp({
      path: '/atleta/rachas?cidade=Fortaleza',
      persona: nova,
    })
    const card = getByRole('article').filter({ hasText: 'maiores de 18' })
    await card.getByRole('button', { name: 'Quero jogar' }).click()
    await expect
      .element(card.getByText('Este racha é para maiores de 18. Conte quando você nasceu.'))
      .toBeVisible()
    const field = getByLabelText('Data de nascimento')
    await expect.element(field).toHaveFocus()
    // The form's own button answers; a second one beside it would ask again.
    expect(
      card
        .getByRole('button')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Guardar e responder'])
    await card.getByRole('button', { name: 'Guardar e responder' }).click()
    await expect.element(getByText('Confira a data: dia, mês e ano, como 21/11/1995.')).toBeVisible()
    await field.fill('08031995')
    await card.getByRole('button', { name: 'Guardar e responder' }).click()
    await expect.poll(() => router.latestLocation.pathname).toMatch(/^\/atleta\/rachas\/rch-fortaleza-/)
    expect(born()).toMatchObject({ birthDate: '1995-03-08' })
    await expect.element(getByRole('main')).toMatchTextContent(/É para maiores de 18 no dia do jogo\./)
  })

  it('keeps what was typed, and tells kindly who is not of the age', async () => {
    await backend.db.rachas.update('rch-atleta-01', { minAge: 40 })
    const { getByRole, getByLabelText, getByText } = await renderApp({ path: link, persona: nova })
    await getByRole('checkbox', { name: 'Jogo no gol' }).click()
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await getByLabelText('Data de nascimento').fill('08/03/1995')
    await getByRole('button', { name: 'Guardar e responder' }).click()
    await expect
      .element(getByText(/^Este racha é para quem tem 40 anos ou mais no dia do jogo\. Quem organiza/))
      .toBeVisible()
    await expect.element(getByRole('checkbox', { name: 'Jogo no gol' })).toBeChecked()
    await expect.element(getByLabelText('Data de nascimento')).not.toBeInTheDocument()
    expect(part('usr-nova')).toBeUndefined()
    await getByRole('button', { name: 'Talvez' }).click()
    await expect.poll(() => part('usr-nova')).toMatchObject({ status: 'maybe', goalkeeper: true })
  })

  it('asks of somebody under 18 that a responsible adult agrees', async () => {
    await backend.db.rachas.update('rch-atleta-01', { minAge: 15, maxAge: 17 })
    const { getByRole, getByLabelText, getByText } = await renderApp({ path: link, persona: nova })
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await getByLabelText('Data de nascimento').fill('08/03/2010')
    await getByRole('button', { name: 'Guardar e responder' }).click()
    await expect.element(getByText(/^Quem tem menos de 18 anos precisa/)).toBeVisible()
    expect(born()?.birthDate ?? null).toBeNull()
    await getByRole('checkbox', { name: /^Um adulto responsável/ }).click()
    await getByRole('button', { name: 'Guardar e responder' }).click()
    await expect.poll(() => part('usr-nova')?.status).toBe('confirmed')
    expect(born()).toMatchObject({ birthDate: '2010-03-08', guardianConsent: true })
  })

  it('takes the word of a guest, and no birth date', async () => {
    await backend.db.rachas.update('rch-atleta-01', { minAge: 18 })
    const { getByRole, getByLabelText, getByText } = await renderApp({ path: link })
    await getByLabelText('Seu nome').fill('Bocão')
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByText('Este racha é para maiores de 18. Confirme a sua idade.')).toBeVisible()
    const word = getByRole('checkbox', { name: 'Tenho 18 anos ou mais no dia do jogo' })
    await expect.element(word).toHaveFocus()
    await word.click()
    await getByRole('button', { name: 'Vou', exact: true }).click()
    await expect.element(getByRole('heading', { name: 'Bocão, você vai?' })).toBeVisible()
    await expect.element(word).not.toBeInTheDocument()
    expect(own()?.participants.at(-1)).toMatchObject({ name: 'Bocão', status: 'confirmed' })
  })

  it('gets its ages behind Mais opções of a new one, and by Mudar o racha, where who is in stays', async () => {
    const before = own()?.participants.map(({ status }) => status)
    const { getByRole, getByLabelText, getByText } = await renderApp({
      path: '/atleta/rachas/rch-atleta-01?fazer=mudar',
      persona: 'atleta@campolivre.test',
    })
    await getByLabelText('Idade mínima').fill('41')
    await getByLabelText('Idade máxima').fill('40')
    await getByRole('button', { name: 'Salvar o racha' }).click()
    await expect.element(getByText('A idade mínima não pode passar da máxima.')).toBeVisible()
    await getByLabelText('Idade máxima').fill('')
    await getByRole('button', { name: 'Salvar o racha' }).click()
    await expect.element(getByRole('main')).toMatchTextContent(/, 41 anos ou mais/)
    expect(own()).toMatchObject({ minAge: 41, maxAge: null })
    expect(own()?.participants.map(({ status }) => status)).toEqual(before)
  })
})
