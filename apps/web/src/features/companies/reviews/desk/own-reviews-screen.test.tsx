import { personaIds } from '@campo-livre/mocks/personas/persona-ids.ts'
import { expect, it } from 'vitest'
import { backend } from '../../../../testing/backend.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

const persona = 'empresa@campolivre.test'
const path = '/company/reviews?responder=rev-atleta-1'

it('leads from the dashboard to the review that has waited longest, with its form open (H2)', async () => {
  const { getByRole, router } = await renderApp({ path: '/company', persona })
  await getByRole('link', { name: /avaliações sem resposta/ }).click()
  await expect.element(getByRole('textbox', { name: 'Sua resposta' })).toHaveFocus()
  const [oldest] = backend.db.reviews
    .by('companyId', 'cmp-arena-beira-mar')
    .filter(({ answer }) => answer === null)
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  expect(router.latestLocation).toMatchObject({
    pathname: '/company/reviews',
    search: { responder: oldest?.id },
  })
})

it('answers a review once, where it stands, and tells its author (H8)', async () => {
  const { getByRole, getByText } = await renderApp({ path, persona })
  await getByRole('button', { name: 'Publicar resposta' }).click()
  await expect.element(getByText('Escreva a resposta.')).toBeVisible()
  await getByRole('textbox', { name: 'Sua resposta' }).fill('Já tem água gelada no portão.')
  await getByRole('button', { name: 'Publicar resposta' }).click()
  await expect.element(getByText('Resposta publicada')).toBeVisible()
  await expect.element(getByText('Já tem água gelada no portão.')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('conteudo')
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('água gelada no')
  expect(backend.db.reviews.find('rev-atleta-1')?.answer?.text).toBe('Já tem água gelada no portão.')
  const told = backend.db.notifications.by('userId', personaIds.atleta).map(({ message }) => message)
  expect(told).toContain('Arena Beira-Mar respondeu à sua avaliação: “Já tem água gelada no portão.”')
})

it('opens no form for a review that has its answer, as by an old notice (H8)', async () => {
  const answered = backend.db.reviews
    .by('companyId', 'cmp-arena-beira-mar')
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .find(({ answer }) => answer !== null)
  const { getByRole, getByText } = await renderApp({
    path: `/company/reviews?responder=${answered?.id}`,
    persona,
  })
  await expect.element(getByText(answered?.answer?.text ?? '')).toBeVisible()
  expect(getByRole('textbox', { name: 'Sua resposta' }).query()).toBeNull()
})

it('keeps what was typed when the form is put away (G5)', async () => {
  const { getByRole } = await renderApp({ path, persona })
  const field = getByRole('textbox', { name: 'Sua resposta' })
  await field.fill('Já tem água')
  await getByRole('button', { name: 'Agora não' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await getByRole('link', { name: 'Responder a Rafael M.' }).click()
  await expect.element(field).toHaveValue('Já tem água')
})
