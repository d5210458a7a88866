import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { page } from 'vitest/browser'
import { pictureFile } from '../../lib/picture-editor/testing/picture-files.ts'
import { fill, press, upload, type Write } from '../../testing/acts.ts'
import { ask, signInAs } from '../../testing/ask.ts'
import { backend } from '../../testing/backend.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'

const athlete = 'nova@campolivre.test'
const lived = 'atleta@campolivre.test'
const part = (name: string) => () => `/atleta/perfil?aba=${name}`

/** Goes there once the backend waits for the code of another e-mail. */
async function afterAskingForEmail(): Promise<string> {
  const wish = { email: 'rita.nova@exemplo.test', password: PERSONA_PASSWORD }
  await ask('/api/me/email', wish, await signInAs(athlete))
  return part('acesso')()
}

/** Goes there with a photo that can be taken away. */
async function withPhoto(): Promise<string> {
  const [user] = backend.db.users.by('email', lived)
  if (user) await backend.db.users.update(user.id, { imagePath: ONE_PIXEL })
  return part('dados')()
}

/** What people change of their own account (H11). */
export const accountWrites: Record<string, Write> = {
  'PUT /me/account': {
    at: part('dados'),
    persona: lived,
    act: async () => {
      await fill({ 'Nome completo': 'Rita Prado' })
      await press('Salvar dados')
    },
  },
  'PUT /me/sports': { at: part('esportes'), persona: lived, act: () => press('Tirar Futsal') },
  'PUT /me/notification-preferences': {
    at: part('avisos'),
    persona: lived,
    act: () => page.getByRole('switch', { name: 'Rachas' }).click(),
  },
  'PUT /me/photo': {
    at: part('dados'),
    persona: lived,
    act: async () => {
      await upload(await pictureFile('eu.png', 'image/png'))
      await press('Salvar foto')
    },
  },
  'DELETE /me/photo': {
    at: withPhoto,
    persona: lived,
    act: async () => {
      await press('Remover foto')
      await press(/^Sim$/)
    },
  },
  'POST /me/password': {
    at: part('acesso'),
    persona: athlete,
    tells: true,
    act: async () => {
      const password = 'Gramado#2026'
      await fill({
        'Senha atual': PERSONA_PASSWORD,
        'Nova senha': password,
        'Repita a nova senha': password,
      })
      await press('Trocar senha')
    },
  },
  'POST /me/email': {
    at: part('acesso'),
    persona: athlete,
    act: async () => {
      await fill({ 'Novo e-mail': 'rita.nova@exemplo.test', 'Sua senha': PERSONA_PASSWORD })
      await press('Enviar código')
    },
  },
  'POST /me/email/confirm': {
    at: afterAskingForEmail,
    persona: athlete,
    // A whole code goes by itself.
    act: () => fill({ 'Código de 6 números': '123456' }),
  },
  'DELETE /me/email': {
    at: afterAskingForEmail,
    persona: athlete,
    act: () => press('Desistir da troca'),
  },
  'DELETE /me/sessions/{id}': {
    at: part('acesso'),
    persona: lived,
    tells: true,
    act: () => press('Sair do Edge no Windows'),
  },
  'POST /auth/logout-all-devices': {
    at: part('acesso'),
    persona: athlete,
    act: async () => {
      await press('Sair de todos')
      await press(/^Sim$/)
    },
  },
  // It reads, but only when somebody presses: it fails as writes do.
  'GET /me/export': {
    at: part('privacidade'),
    persona: athlete,
    act: () => press('Baixar meus dados'),
  },
  'POST /me/deletion': {
    at: part('privacidade'),
    persona: athlete,
    act: async () => {
      await press('Excluir minha conta')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
      await dialog.getByRole('checkbox').click()
      await press(/^Sim$/)
    },
  },
}
