import { apiCalls } from '@campo-livre/mocks/calls.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../lib/store.ts'
import { toastsAtom } from '../lib/toast-store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { signIn } from '../session/sign-in.ts'
import { fill, press, tick, type Write } from '../testing/acts.ts'
import { backend, worker } from '../testing/backend.ts'
import { complaintsAbout, type Fault, faults } from '../testing/faults.ts'
import { holdBooking, paidBooking } from '../testing/hold-booking.ts'
import { renderApp } from '../testing/render-app.tsx'
import { settled } from '../testing/settled.ts'
import { beSlowAtOnce, letPass, stopWaiting } from '../testing/slow.ts'
import { freeRun } from '../features/fields/testing/free-run.ts'
import { accountWrites } from './testing/account-writes.ts'
import { companyWrites } from './testing/company-writes.ts'

const athlete = 'nova@campolivre.test'
const lived = 'atleta@campolivre.test'
const fieldId = 'fld-arena-beira-mar-campo-norte'

const inPanel = async (name: string | RegExp) => {
  await press(/^Notificações/)
  await page.getByRole('dialog', { name: 'Notificações' }).getByRole('button', { name }).first().click()
}

const writes: Record<string, Write> = {
  ...accountWrites,
  ...companyWrites,
  'POST /auth/login': {
    at: () => '/login',
    act: async () => {
      await fill({ 'E-mail': athlete, Senha: PERSONA_PASSWORD })
      await press('Entrar')
    },
  },
  'POST /auth/logout': {
    at: () => '/atleta/perfil',
    persona: athlete,
    act: async () => {
      await press('Conta')
      await page.getByRole('menuitem', { name: 'Sair' }).click()
    },
  },
  'POST /auth/register': {
    at: () => '/registro?tipo=atleta',
    act: async () => {
      await fill({ 'Nome completo': 'Rita Prado', 'Data de nascimento': '02/03/1995' })
      await page.getByLabelText('Gênero').selectOptions('female')
      await press('Continuar')
      await fill({ 'E-mail': 'rita@exemplo.test', 'Celular com DDD': '85912345678' })
      await press('Continuar')
      await fill({ Senha: PERSONA_PASSWORD, 'Repita a senha': PERSONA_PASSWORD })
      await tick()
      await press('Criar conta')
    },
  },
  'POST /auth/register-company': {
    at: () => '/registro?tipo=arena',
    act: async () => {
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
      await fill({ Senha: PERSONA_PASSWORD, 'Repita a senha': PERSONA_PASSWORD })
      await tick()
      await press('Cadastrar a arena')
    },
  },
  'POST /auth/verify-email': {
    at: () => '/verificar-email?email=rita@exemplo.test',
    // A whole code goes by itself.
    act: () => fill({ 'Código de 6 números': '123456' }),
  },
  'POST /auth/resend-verification-code': {
    at: () => '/verificar-email?email=rita@exemplo.test',
    act: async () => {
      // A code can be asked for again after a minute.
      letPass(61_000)
      await expect.poll(() => page.getByText(/^em \d/).elements().length, { timeout: 5_000 }).toBe(0)
      await press('Enviar outro código')
    },
    tells: true,
  },
  'POST /auth/forgot-password': {
    at: () => '/esqueci-minha-senha',
    act: async () => {
      await fill({ 'E-mail': athlete })
      await press(/link/)
    },
  },
  'POST /auth/reset-password': {
    at: () => `/redefinir-senha?email=${athlete}&token=abc`,
    act: async () => {
      await fill({ Senha: PERSONA_PASSWORD, 'Repita a senha': PERSONA_PASSWORD })
      await press('Salvar a senha')
    },
  },
  'POST /pre-companies-registration': {
    at: () => '/anunciar-campo',
    act: async () => {
      await fill({
        'Nome da arena': 'Arena do Prado',
        'E-mail': 'rita@exemplo.test',
        'Telefone com DDD': '8533334444',
      })
      await press('Deixar meu contato')
    },
  },
  'POST /notification-messages/{id}/read': {
    at: () => '/atleta/perfil',
    persona: lived,
    act: () => inPanel(/coletes azuis/),
  },
  'POST /notification-messages/mark-all-read': {
    at: () => '/atleta/perfil',
    persona: lived,
    act: () => inPanel('Marcar todas como lidas'),
  },
  'DELETE /notification-messages/{id}': {
    at: () => '/atleta/perfil',
    persona: lived,
    act: () => inPanel('Remover notificação'),
  },
  'POST /notification-messages/delete-all': {
    at: () => '/atleta/perfil',
    persona: lived,
    act: () => inPanel('Limpar todas'),
  },
  'POST /bookings': {
    at: async () => {
      const [slot] = (await freeRun(fieldId, 1)).slots
      return `/field/${fieldId}?inicio=${slot?.start}&fim=${slot?.end}`
    },
    persona: athlete,
    act: () => press(/^Reservar$/),
    tells: true,
  },
  'POST /bookings/{id}/payment': {
    at: async () => `/atleta/reservas/${(await holdBooking(lived)).id}/pagamento`,
    persona: lived,
    act: async () => {
      await page.getByText('Pagar no local').click()
      await press(/^Confirmar/)
    },
  },
  'POST /bookings/{id}/cancel': {
    at: async () => `/atleta/reservas/${(await paidBooking(lived)).id}?cancelar=sim`,
    persona: lived,
    act: () => press(/^Sim$/),
  },
}

/** What never answers goes on for ever, and shows for as long: it comes last. */
const inOrder = faults.toSorted(
  (a, b) => Number(a.name === 'never answers') - Number(b.name === 'never answers'),
)

const intercept = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }
const patternOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
/** What is read aloud when it appears, or has the focus then. */
const words = '[role=alert], [aria-invalid=true], [data-toasts] [role=group], main :is(h2, h3):focus'

/** Whether it comes true soon. */
const becomes = (test: () => boolean) =>
  expect
    .poll(test, { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/** One test tries a screen many times over. */
const LONG = 120_000

describe('every writing call, failing in every way (G4, G5)', () => {
  it('is known to this test', () => {
    const names = apiCalls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(Object.keys(writes))).toEqual(new Set([...names, 'GET /me/export']))
  })

  it.each(Object.entries(writes))(
    '%s',
    async (call, { at, persona, act, tells }) => {
      const path = await at()
      const { router, queryClient } = await renderApp({
        path: '/erro',
        retryDelay: 0,
        ...(persona ? { persona } : {}),
      })
      const pathname = new URL(path, location.origin).pathname
      const [method, pattern] = call.split(' ') as [keyof typeof intercept, string]
      beSlowAtOnce()
      const isTold = () =>
        document.querySelector(tells ? `${words}, main [role=status]:not(:empty)` : words) !== null ||
        router.state.resolvedLocation?.pathname !== pathname
      const isOver = () =>
        queryClient.isMutating() === 0 &&
        router.state.status === 'idle' &&
        document.querySelector('main [data-loading], [role=dialog] [data-loading]') === null
      const goTo = async (address: string) => {
        router.history.push(address)
        const wanted = new URL(address, location.origin).pathname
        await expect.poll(() => router.state.resolvedLocation?.pathname, { timeout: 10_000 }).toBe(wanted)
        await settled(queryClient)
      }
      const tryFault = async ({ name, answer }: Fault) => {
        store.set(toastsAtom, [])
        if (persona && store.get(tokenAtom) === null)
          await signIn({ email: persona, password: PERSONA_PASSWORD })
        await goTo('/erro')
        await goTo(path)
        await queryClient.resetQueries()
        worker.use(intercept[method](patternOf(pattern), answer))
        await act()
        // Notifications change at once, and signing out waits for nobody: there is nothing to stop.
        const waits = !pattern.startsWith('/notification') && pattern !== '/auth/logout'
        const stopped = name !== 'never answers' || !waits || (await stopWaiting())
        if (name !== 'never answers') await expect.poll(isOver, { timeout: 10_000 }).toBe(true)
        // Who stops knows that they did.
        const told = name === 'never answers' || (await becomes(isTold))
        const complaints = [
          ...(stopped ? [] : ['it waits without a word']),
          ...(told ? [] : ['it says nothing']),
          ...complaintsAbout(document),
        ]
        worker.resetHandlers()
        return complaints.map((complaint) => `${name}: ${complaint}`)
      }
      const complaints: string[] = []
      for (const fault of inOrder) complaints.push(...(await tryFault(fault)))
      expect(complaints).toEqual([])
      expect(backend.unknownCalls).toEqual([])
    },
    LONG,
  )
})
