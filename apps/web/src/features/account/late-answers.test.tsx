import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../lib/store.ts'
import { tokenAtom, userAtom } from '../../session/atoms.ts'
import { draftOf } from '../../session/draft.ts'
import { signIn } from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import { holdAnswer } from '../../testing/hold-answer.ts'
import { renderApp } from '../../testing/render-app.tsx'

const other = 'nova@campolivre.test'
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Somebody else signs in here before the call of the one before is answered. */
async function changePlaces(held: ReturnType<typeof holdAnswer>, email = other): Promise<void> {
  await expect.poll(held.wasAsked).toBe(true)
  signOut()
  await signIn({ email, password: PERSONA_PASSWORD })
}

describe('an answer that comes after somebody else has signed in', () => {
  it('changes neither their account nor what they have typed', async () => {
    const held = holdAnswer('put', 'me/account')
    const persona = 'atleta@campolivre.test'
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=dados', persona })
    await page.getByLabelText('Nome completo').fill('Rafael M. Souza')
    await press('Salvar dados')
    await changePlaces(held)
    const draft = draftOf('account', ['name'])
    draft.keep({ name: 'Rita N.' })
    held.release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
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
    await changePlaces(held)
    held.release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(queryClient.getQueryData(ownCompanyQuery().queryKey)).toBeUndefined()
  })

  it('does not sign them out with every device of the one before (D7)', async () => {
    const held = holdAnswer('post', 'auth/logout-all-devices')
    const persona = 'atleta@campolivre.test'
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=acesso', persona })
    await press('Sair de todos')
    await press('Sim')
    await changePlaces(held)
    held.release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(store.get(tokenAtom)).not.toBeNull()
  })

  it('does not sign them out with an account that was deleted', async () => {
    const held = holdAnswer('post', 'me/deletion')
    const { queryClient } = await renderApp({ path: '/atleta/perfil?aba=privacidade', persona: other })
    await press('Excluir minha conta')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
    await dialog.getByRole('checkbox').click()
    await press('Sim')
    await changePlaces(held, 'atleta@campolivre.test')
    held.release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(store.get(tokenAtom)).not.toBeNull()
  })
})
