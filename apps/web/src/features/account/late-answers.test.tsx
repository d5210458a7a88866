import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../lib/state/store.ts'
import { tokenAtom, userAtom } from '../../session/atoms.ts'
import { createDraft } from '../../lib/storage/drafts.ts'
import { signIn } from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import { failCall } from '../../testing/fail-call.ts'
import { allFaults } from '../../testing/faults.ts'
import { holdAnswer } from '../../testing/hold-answer.ts'
import { renderApp } from '../../testing/render-app.tsx'

const other = 'nova@campolivre.test'
/** Returns the fault of this name. */
function named(name: string) {
  const fault = allFaults.find((each) => each.name === name)
  if (!fault) throw new Error(`there is no fault ${name}`)
  return fault
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/**
 * Signs another user in before the held call of the first one is answered; the call goes on, although the cache forgot
 * it with the session.
 */
async function changePlaces(
  held: ReturnType<typeof holdAnswer>,
  queryClient: QueryClient,
  email = other,
): Promise<Mutation> {
  await expect.poll(held.wasAsked).toBe(true)
  const [call] = queryClient.getMutationCache().findAll({ status: 'pending' })
  if (!call) throw new Error('no call is under way')
  signOut()
  await signIn({ email, password: PERSONA_PASSWORD })
  return call
}

/** Releases the answer and waits until everything that follows is done. */
async function answer(
  held: ReturnType<typeof holdAnswer>,
  call: Mutation,
  status: 'success' | 'error' = 'success',
): Promise<void> {
  held.release()
  await expect.poll(() => call.state.status).toBe(status)
}

/** Sells one at the counter, whose answer comes after another arena has signed in with no tab open. */
async function sellAndChangePlaces(fails?: number) {
  const again = failCall('POST /company/tabs/commands', named('409'))
  const held = holdAnswer('post', 'company/tabs/commands', fails)
  const path = '/company/tabs?comanda=tab-arena-beira-mar-001'
  const { queryClient } = await renderApp({ path, persona: 'empresa@campolivre.test' })
  await page
    .getByRole('region', { name: 'Produtos' })
    .getByRole('button', { name: /Chope 300 ml/ })
    .click()
  const call = await changePlaces(held, queryClient, 'empresa.nova@campolivre.test')
  const { queryKey } = openTabsQuery()
  queryClient.setQueryData(queryKey, [])
  return { held, call, again, tabs: () => queryClient.getQueryData(queryKey) }
}

describe('an answer that comes after somebody else has signed in', () => {
  it('changes neither their account nor what they have typed', async () => {
    const held = holdAnswer('put', 'me/account')
    const persona = 'atleta@campolivre.test'
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=dados', persona })
    await page.getByLabelText('Nome completo').fill('Rafael M. Souza')
    await press('Salvar dados')
    const call = await changePlaces(held, queryClient)
    const draft = createDraft('account', ['name'])
    draft.keep({ name: 'Rita N.' })
    await answer(held, call)
    expect(store.get(userAtom)?.email).toBe(other)
    expect(queryClient.getQueryData(accountQuery().queryKey)?.email).not.toBe(persona)
    expect(draft.read().name).toBe('Rita N.')
  })

  it('does not give them an arena', async () => {
    const held = holdAnswer('put', 'company/profile')
    const persona = 'empresa@campolivre.test'
    const { queryClient } = await renderApp({ path: '/company/profile', persona })
    await page.getByLabelText('Número', { exact: true }).fill('1')
    await press('Salvar a página')
    const call = await changePlaces(held, queryClient)
    await answer(held, call)
    expect(queryClient.getQueryData(ownCompanyQuery().queryKey)).toBeUndefined()
  })

  it('puts no tab among theirs; who sold is told on leaving that an answer was missing (H3)', async () => {
    const { held, call, tabs } = await sellAndChangePlaces()
    await expect.element(page.getByText('Você saiu antes da resposta a 1 lançamento')).toBeVisible()
    await answer(held, call)
    expect(tabs()).toEqual([])
  })

  it('does not sell again as them after a failure, nor tells them of it (H3)', async () => {
    const { held, call, again } = await sellAndChangePlaces(503)
    await answer(held, call, 'error')
    expect(again.times()).toBe(0)
    await expect.element(page.getByText('Não foi para a comanda')).not.toBeInTheDocument()
  })

  it('does not sign them out with every device of the one before (D7)', async () => {
    const held = holdAnswer('post', 'auth/logout-all-devices')
    const persona = 'atleta@campolivre.test'
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=acesso', persona })
    await press('Sair de todos')
    await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click()
    const call = await changePlaces(held, queryClient)
    await answer(held, call)
    expect(store.get(tokenAtom)).not.toBeNull()
  })

  it('saves no file of what is stored about the one before (H11)', async () => {
    const held = holdAnswer('get', 'me/export')
    const persona = 'atleta@campolivre.test'
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=privacidade', persona })
    const saved = vi.spyOn(URL, 'createObjectURL')
    onTestFinished(() => saved.mockRestore())
    await press('Baixar meus dados')
    const call = await changePlaces(held, queryClient)
    await answer(held, call, 'error')
    expect(saved).not.toHaveBeenCalled()
  })

  it('does not sign them out with an account that was deleted', async () => {
    const held = holdAnswer('post', 'me/deletion')
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=privacidade', persona: other })
    await press('Excluir minha conta')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
    await dialog.getByRole('checkbox').click()
    await press('Excluir conta')
    const call = await changePlaces(held, queryClient, 'atleta@campolivre.test')
    await answer(held, call)
    expect(store.get(tokenAtom)).not.toBeNull()
  })
})
