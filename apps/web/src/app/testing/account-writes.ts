import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFile } from '../../lib/picture-editor/testing/picture-files.ts'
import { fill, press, typeCode, upload, type Write } from '../../testing/acts.ts'
import { ask, signInAs } from '../../testing/ask.ts'
import { backend } from '../../testing/backend.ts'
import { ONE_PIXEL } from '../../testing/one-pixel.ts'
import { byField } from './changed-by.ts'

const athlete = 'nova@campolivre.test'
const lived = 'atleta@campolivre.test'
const part = (name: string) => () => `/atleta/perfil?aba=${name}`

/** Opens the profile while the backend waits for the code of another e-mail. */
async function afterAskingForEmail(): Promise<string> {
  const wish = { email: 'rita.nova@exemplo.test', password: PERSONA_PASSWORD }
  await ask('/api/me/email', wish, await signInAs(athlete))
  return part('acesso')()
}

/** Opens the profile of a user with a photo. */
async function withPhoto(): Promise<string> {
  const [user] = backend.db.users.by('email', lived)
  if (user) await backend.db.users.update(user.id, { imagePath: ONE_PIXEL })
  return part('dados')()
}

/** Opens the profile of a user whose calendar other apps read. */
async function withCalendar(): Promise<string> {
  const [user] = backend.db.users.by('email', lived)
  const calendarFeed = { secret: 'secret', since: backend.db.clock.now() }
  if (user) await backend.db.users.update(user.id, { calendarFeed })
  return part('agenda')()
}

/** The calls that change the user's own account (H11). */
export const accountWrites: Record<string, Write> = {
  'PUT /me/account': {
    changes: [],
    at: part('dados'),
    persona: lived,
    prepare: () => fill({ 'Nome completo': 'Rita Prado' }),
    send: () => press('Salvar dados'),
  },
  'POST /me/favourites': {
    changes: byField,
    at: () => '/field/fld-arena-beira-mar-campo-norte',
    persona: lived,
    prepare: () => expect.element(page.getByRole('button', { name: 'Nos favoritos' })).toBeVisible(),
    send: () => press('Nos favoritos'),
  },
  'POST /me/searches': {
    changes: [],
    at: () => '/campos?esporte=futsal',
    persona: lived,
    send: () => press('Salvar esta busca'),
  },
  'PUT /me/sports': { changes: [], at: part('esportes'), persona: lived, send: () => press('Tirar Futsal') },
  'PUT /me/card': {
    changes: ['athletes'],
    at: part('cartao'),
    persona: lived,
    send: () => press('Defesa'),
  },
  'POST /me/card/address': {
    changes: ['athletes'],
    at: part('cartao'),
    persona: athlete,
    send: () => press('Criar endereço'),
  },
  'DELETE /me/card/address': {
    changes: ['athletes'],
    at: part('cartao'),
    persona: lived,
    prepare: () => press('Tirar do ar'),
    send: () => page.getByRole('dialog').getByRole('button', { name: 'Tirar do ar' }).click(),
  },
  'PUT /me/open-alerts': {
    changes: [],
    at: part('avisos'),
    persona: lived,
    send: () => page.getByRole('switch', { name: 'Vagas perto de você' }).click(),
  },
  'PUT /me/city': {
    changes: ['rachas', 'admin', 'deletion', 'bookings'],
    at: part('esportes'),
    persona: lived,
    prepare: () =>
      expect.element(page.getByRole('option', { name: 'Recife', exact: true })).toBeInTheDocument(),
    send: () => page.getByLabelText('Cidade onde você joga').selectOptions('Recife'),
  },
  'PUT /me/birth-date': {
    changes: ['account', 'rachas', 'admin', 'deletion', 'bookings'],
    at: () => '/atleta/rachas?cidade=Fortaleza',
    persona: athlete,
    prepare: async () => {
      const card = page.getByRole('article').filter({ hasText: 'maiores de 18' })
      await card.getByRole('button', { name: 'Quero jogar' }).click()
      await fill({ 'Data de nascimento': '08/03/1995' })
    },
    send: () => press('Guardar e responder'),
  },
  'PUT /me/notification-preferences': {
    changes: [],
    at: part('avisos'),
    persona: lived,
    send: () => page.getByRole('switch', { name: 'Rachas', exact: true }).click(),
  },
  'POST /me/calendar': {
    changes: [],
    at: part('agenda'),
    persona: lived,
    send: () => press('Criar endereço'),
  },
  'DELETE /me/calendar': {
    changes: [],
    at: withCalendar,
    persona: lived,
    prepare: () => press('Desligar'),
    send: () => page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click(),
  },
  'PUT /me/photo': {
    changes: [],
    at: part('dados'),
    persona: lived,
    prepare: async () => upload(await pictureFile('eu.png', 'image/png')),
    send: () => press('Salvar foto'),
  },
  'DELETE /me/photo': {
    changes: [],
    at: withPhoto,
    persona: lived,
    prepare: () => press('Remover foto'),
    send: () => press('Remover foto'),
  },
  'POST /me/password': {
    changes: ['account', 'devices'],
    at: part('acesso'),
    persona: athlete,
    prepare: () => {
      const password = 'Gramado#2026'
      return fill({
        'Senha atual': PERSONA_PASSWORD,
        'Nova senha': password,
        'Repita a nova senha': password,
      })
    },
    send: () => press('Trocar senha'),
  },
  'POST /me/email': {
    changes: [],
    at: part('acesso'),
    persona: athlete,
    prepare: () => fill({ 'Novo e-mail': 'rita.nova@exemplo.test', 'Sua senha': PERSONA_PASSWORD }),
    send: () => press('Enviar código'),
  },
  'POST /me/email/confirm': { changes: [], at: afterAskingForEmail, persona: athlete, send: typeCode },
  'DELETE /me/email': {
    changes: [],
    at: afterAskingForEmail,
    persona: athlete,
    send: () => press('Desistir da troca'),
  },
  'DELETE /me/sessions/{id}': {
    changes: ['devices'],
    at: part('acesso'),
    persona: lived,
    send: () => press('Sair do Edge no Windows'),
  },
  'POST /auth/logout-all-devices': {
    changes: [],
    at: part('acesso'),
    persona: athlete,
    prepare: () => press('Sair de todos'),
    send: () => page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click(),
  },
  // It reads, but a button makes it, so it fails as writes do.
  'GET /me/export': {
    changes: [],
    at: part('privacidade'),
    persona: athlete,
    send: () => press('Baixar meus dados'),
  },
  'POST /me/deletion': {
    changes: [],
    at: part('privacidade'),
    persona: athlete,
    prepare: async () => {
      await press('Excluir minha conta')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabelText('Sua senha', { exact: true }).fill(PERSONA_PASSWORD)
      await dialog.getByRole('checkbox').click()
    },
    send: () => press('Excluir conta'),
  },
}
