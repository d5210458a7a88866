import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'

const path = '/company/arena-beira-mar'

it('lets a reader say once that a review helped, and take it back (H2)', async () => {
  const { getByRole } = await renderApp({ path, persona: 'atleta@campolivre.test' })
  const helped = getByRole('button', { name: /^Ajudou 1: a avaliação de Rafael M/ }).first()
  await expect.element(helped).toMatchTextContent('Ajudou 1')
  await expect.element(helped).toHaveAttribute('aria-pressed', 'false')
})

it('takes a report with its reason to the admin (H2, H12)', async () => {
  const { getByRole, getByLabelText, getByText } = await renderApp({
    path,
    persona: 'intensa@campolivre.test',
  })
  const helped = getByRole('button', { name: /^Ajudou/ }).nth(1)
  await helped.click()
  await expect.element(helped).toHaveAttribute('aria-pressed', 'true')
  await expect.element(helped).toMatchTextContent('Ajudou 1')
  await helped.click()
  await expect.element(helped).toHaveAttribute('aria-pressed', 'false')
  await getByRole('button', { name: /^Denunciar a avaliação/ })
    .first()
    .click()
  await getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect.element(getByText('Conte o que há de errado.')).toBeVisible()
  await getByLabelText('O que há de errado').fill('Fala de outra arena.')
  await getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect.element(getByText('Alguém da Campo Livre vai olhar.')).toBeVisible()
})

it('tells a guest how many a review helped, and asks nothing (H2)', async () => {
  const { getByText, getByRole } = await renderApp({ path })
  await expect.element(getByText('Ajudou 1 pessoa')).toBeVisible()
  await expect.element(getByRole('button', { name: /^Denunciar/ })).not.toBeInTheDocument()
})
