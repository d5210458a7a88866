import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press, tick, typeCode, type Write } from '../../testing/acts.ts'
import { advancePerformanceNow } from '../../testing/slow.ts'

const athlete = 'nova@campolivre.test'
const twice = { Senha: PERSONA_PASSWORD, 'Repita a senha': PERSONA_PASSWORD }

/** The calls of people without a session, and those that end one (D4, D7, H11, H13). */
export const guestWrites: Record<string, Write> = {
  'POST /auth/login': {
    changes: [],
    at: () => '/login',
    prepare: () => fill({ 'E-mail': athlete, Senha: PERSONA_PASSWORD }),
    send: () => press('Entrar'),
  },
  'POST /auth/logout': {
    changes: [],
    at: () => '/atleta/perfil',
    persona: athlete,
    prepare: () => press('Conta'),
    send: () => page.getByRole('menuitem', { name: 'Sair' }).click(),
    atOnce: true,
  },
  'POST /auth/code': {
    changes: [],
    at: () => '/entrar',
    prepare: () => fill({ 'Nome e sobrenome': 'Rita Prado', 'E-mail': 'rita@exemplo.test' }),
    send: () => press('Receber o código'),
  },
  'POST /auth/code/confirm': {
    changes: [],
    at: () => '/entrar',
    prepare: async () => {
      await fill({ 'Nome e sobrenome': 'Rita Prado', 'E-mail': 'rita@exemplo.test' })
      await press('Receber o código')
      await expect.element(page.getByLabelText('Código de 6 números')).toBeVisible()
    },
    send: typeCode,
  },
  'POST /auth/register': {
    changes: [],
    at: () => '/registro?tipo=atleta',
    prepare: async () => {
      await fill({ 'Nome completo': 'Rita Prado', 'Data de nascimento': '02/03/1995' })
      await page.getByLabelText('Gênero').selectOptions('female')
      await press('Continuar')
      await fill({ 'E-mail': 'rita@exemplo.test', 'Celular com DDD': '85912345678' })
      await press('Continuar')
      await fill(twice)
      await tick()
    },
    send: () => press('Criar conta'),
  },
  'POST /auth/register-company': {
    changes: [],
    at: () => '/registro?tipo=arena',
    prepare: async () => {
      await fill({ 'Nome da arena': 'Arena do Prado', CNPJ: '12.ABC.345/01DE-35' })
      await press('Continuar')
      await fill({ 'Rua ou avenida': 'Rua das Traves', Número: '100', Bairro: 'Centro', Cidade: 'Fortaleza' })
      await page.getByLabelText('Estado').selectOptions('CE')
      await fill({ CEP: '60000-001' })
      await press('Continuar')
      await fill({
        'Nome completo': 'Rita Prado',
        'E-mail': 'rita@exemplo.test',
        'Celular com DDD': '85912345678',
      })
      await press('Continuar')
      await fill(twice)
      await tick()
    },
    send: () => press('Cadastrar a arena'),
  },
  'POST /auth/verify-email': {
    changes: [],
    at: () => '/verificar-email?email=rita@exemplo.test',
    send: typeCode,
  },
  'POST /auth/resend-verification-code': {
    changes: [],
    at: () => '/verificar-email?email=rita@exemplo.test',
    send: async () => {
      // Another code can be asked for after a minute.
      advancePerformanceNow(61_000)
      await expect.poll(() => page.getByText(/^em \d/).elements().length).toBe(0)
      await press('Enviar outro código')
    },
  },
  'POST /auth/forgot-password': {
    changes: [],
    at: () => '/esqueci-minha-senha',
    prepare: () => fill({ 'E-mail': athlete }),
    send: () => press(/link/),
  },
  'POST /auth/reset-password': {
    changes: [],
    at: () => `/redefinir-senha?email=${athlete}&token=abc`,
    prepare: () => fill(twice),
    send: () => press('Salvar a senha'),
  },
  'POST /pre-companies-registration': {
    changes: [],
    at: () => '/anunciar-campo',
    prepare: () =>
      fill({
        'Nome da arena': 'Arena do Prado',
        'E-mail': 'rita@exemplo.test',
        'Telefone com DDD': '8533334444',
      }),
    send: () => press('Deixar meu contato'),
  },
}
