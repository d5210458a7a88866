import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { playedBooking } from '../../../testing/played-booking.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const persona = 'atleta@campolivre.test'

it('asks how a game was, publishes what its athlete says, and lets it be changed (H2)', async () => {
  const id = await playedBooking(persona)
  const { getByRole, getByLabelText, getByText } = await renderApp({
    path: `/atleta/reservas/${id}`,
    persona,
  })
  await getByRole('link', { name: 'Avaliar o jogo' }).click()
  await getByRole('button', { name: 'Publicar avaliação' }).click()
  await expect.element(getByText('Escolha de 1 a 5 estrelas.')).toBeVisible()
  await getByRole('radio', { name: '3 estrelas' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(getByRole('radio', { name: '4 estrelas' })).toBeChecked()
  await getByLabelText('Comentário (opcional)').fill('Rede nova e luz boa.')
  await getByRole('button', { name: 'Publicar avaliação' }).click()
  const own = getByRole('region', { name: 'Sua avaliação' })
  await expect.element(own).toMatchTextContent('Rede nova e luz boa.')
  await expect.element(own.getByRole('img', { name: 'Nota 4 de 5' })).toBeVisible()
  await own.getByRole('link', { name: 'Mudar a avaliação' }).click()
  await getByRole('radio', { name: '2 estrelas' }).click()
  await getByRole('button', { name: 'Salvar a mudança' }).click()
  await expect.element(own.getByRole('img', { name: 'Nota 2 de 5' })).toBeVisible()
})
