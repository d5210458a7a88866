import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { worker } from '../../../testing/backend.ts'
import { allFaults } from '../../../testing/faults.ts'
import { makeSlowImmediate, stopWaiting } from '../../../testing/slow.ts'
import { field, fill, goOn, heading, openAt, openFilled } from './testing/register-steps.ts'

const service = '*/api/cep/:cep'
const told = (text: RegExp) => page.getByRole('status').filter({ hasText: text })

async function expectAddress(street: string, district: string, city: string, state: string) {
  await expect.element(field('Rua ou avenida')).toHaveValue(street)
  await expect.element(field('Bairro')).toHaveValue(district)
  await expect.element(field('Cidade')).toHaveValue(city)
  await expect.element(field('Estado')).toHaveValue(state)
}

describe('the address of an arena (H11)', () => {
  it('is filled in by its CEP, and the number is next', async () => {
    await openAt('arena', 2)
    await userEvent.type(field('CEP'), '60165121')
    await expect.element(field('CEP')).toHaveValue('60165-121')
    await expect.element(field('Número')).toHaveFocus()
    await expect.element(told(/^Endereço encontrado/)).toBeVisible()
    await expectAddress('Avenida Beira Mar', 'Meireles', 'Fortaleza', 'CE')
    await userEvent.keyboard('3000')
    await goOn()
    await expect.element(heading(/Quem responde/)).toBeVisible()
  })

  it('stands in rows that are equally far apart, the one below the CEP too', async () => {
    await openAt('arena', 2)
    const topOf = (label: string) => field(label).element().getBoundingClientRect().top
    expect(Math.round(topOf('Rua ou avenida') - topOf('CEP'))).toBe(
      Math.round(topOf('Bairro') - topOf('Rua ou avenida')),
    )
  })

  it('follows another CEP, also with other steps in between', async () => {
    await openAt('arena', 2)
    await field('CEP').fill('60165121')
    await expectAddress('Avenida Beira Mar', 'Meireles', 'Fortaleza', 'CE')
    await field('Número').fill('1')
    await goOn()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await field('CEP').fill('01310-100')
    await expectAddress('Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP')
    await expect.element(told(/^Endereço encontrado/)).toBeVisible()
    await field('CEP').fill('62598000')
    await expectAddress('', '', 'Jijoca de Jericoacoara', 'CE')
    await expect.element(told(/^Cidade encontrada. Falta escrever a rua/)).toBeVisible()
    await expect.element(field('Rua ou avenida')).toHaveFocus()
    await expect.element(field('Número')).toHaveValue('1')
  })

  it('stays as it was written, until its writer would rather have that of the CEP (G5)', async () => {
    await openAt('arena', 2)
    await fill({ 'Rua ou avenida': 'Beira-Mar, 2º andar', Cidade: 'Fortaleza' })
    await userEvent.type(field('CEP'), '60165121')
    await expect
      .element(told(/^O CEP é de Avenida Beira Mar, Meireles, Fortaleza. O que você escreveu ficou/))
      .toBeVisible()
    await expectAddress('Beira-Mar, 2º andar', 'Meireles', 'Fortaleza', 'CE')
    await page.getByRole('button', { name: 'Usar o endereço do CEP' }).click()
    await expectAddress('Avenida Beira Mar', 'Meireles', 'Fortaleza', 'CE')
    await expect.element(field('Número')).toHaveFocus()
  })

  it('is typed where nobody knows the CEP', async () => {
    await openFilled('arena', 2)
    await field('CEP').fill('12900000')
    await expect.element(told(/^Esse CEP não foi encontrado/)).toBeVisible()
    await goOn()
    await expect.element(heading(/Quem responde/)).toBeVisible()
  })

  it('is typed where the search fails, in whatever way (G4)', async () => {
    await openFilled('arena', 2)
    await fill({ 'Rua ou avenida': 'Rua das Chuteiras' })
    for (const { name, answer } of allFaults.filter((fault) => fault.name !== 'never answers')) {
      worker.use(http.get(service, answer))
      await field('CEP').fill('')
      await expect.element(told(/./)).not.toBeInTheDocument()
      await field('CEP').fill('60165121')
      await expect
        .element(told(/^(Não deu para buscar o endereço|Esse CEP não foi encontrado)/), { message: name })
        .toBeVisible()
      worker.resetHandlers()
    }
    await expect.element(field('Rua ou avenida')).toHaveValue('Rua das Chuteiras')
    await goOn()
    await expect.element(heading(/Quem responde/)).toBeVisible()
  })

  it.each([
    ['by a button', () => page.getByRole('button', { name: 'Tentar de novo' }).click()],
    ['by the same CEP pasted again', () => field('CEP').fill('60165121')],
  ])('is looked for again %s, after a search without an answer (G4)', async (_how, tryAgain) => {
    await openAt('arena', 2)
    worker.use(http.get(service, () => new HttpResponse(null, { status: 503 })))
    await field('CEP').fill('60165121')
    await expect.element(told(/^Não deu para buscar o endereço/)).toBeVisible()
    worker.resetHandlers()
    await tryAgain()
    await expectAddress('Avenida Beira Mar', 'Meireles', 'Fortaleza', 'CE')
    await expect.element(field('Número')).toHaveFocus()
  })

  it('is typed by who does not wait any longer (G4)', async () => {
    makeSlowImmediate()
    worker.use(http.get(service, () => new Promise<never>(() => undefined)))
    await openAt('arena', 2)
    await field('CEP').fill('60165121')
    expect(await stopWaiting()).toBe(true)
    await expect.element(told(/^Não deu para buscar/)).toBeVisible()
  })

  it('is that of the last CEP, whichever is answered last', async () => {
    let answer: (response: Response) => void = () => undefined
    worker.use(
      http.get(service, () => new Promise<Response>((resolve) => (answer = resolve)), { once: true }),
    )
    await openAt('arena', 2)
    await field('CEP').fill('60165121')
    await field('CEP').fill('01310100')
    await expectAddress('Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP')
    answer(HttpResponse.json({ logradouro: 'Rua Velha', bairro: 'Velho', localidade: 'Fortaleza', uf: 'CE' }))
    await field('Número').click()
    await expectAddress('Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP')
  })
})
