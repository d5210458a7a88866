import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { FIELD, pickFirstFreeTime, signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

const zone = 'America/Fortaleza'

test(
  'an athlete asks for a fixed slot, the arena closes the contract, and the athlete has it (H2, N8)',
  { tag: '@main' },
  async ({ page }) => {
    await pickFirstFreeTime(page)
    await page.getByRole('link', { name: 'Quero um horário fixo' }).click()
    await signIn(page, 'nova@campolivre.test')
    const asking = page.getByRole('dialog', { name: 'Horário fixo' })
    const first = addDays(localDay(zone, process.env.TEST_NOW ?? ''), 9)
    await asking.getByLabel('Primeiro jogo').fill(first.split('-').toReversed().join('/'))
    await asking.getByLabel('Recado para a arena').fill('Somos catorze.')
    await asking.getByRole('button', { name: 'Ver as datas' }).click()
    await expect(asking.getByText(/\d+ datas? livres?/)).toBeVisible()
    await asking.getByRole('button', { name: 'Enviar o pedido' }).click()
    await expect(asking.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible()
    await page.goto('/atleta/reservas')
    await signOut(page)

    await signIn(page, 'empresa@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel Principal' })).toBeVisible()
    await page.goto('/company/series')
    const request = page.getByRole('listitem').filter({ hasText: 'Somos catorze.' })
    await request.getByRole('link', { name: 'Aceitar' }).click()
    const contract = page.getByRole('dialog')
    await expect(contract.getByText('Pedido de Júlia Sampaio')).toBeVisible()
    await contract.getByLabel('Preço por jogo').fill('120,00')
    const preview = contract.getByRole('region', { name: 'O que vai acontecer' })
    const sentence = preview.getByText(/^\d+ datas: /)
    await expect(sentence).toBeVisible()
    // The dates that are not free are listed a moment after their count.
    if (/ocupada|fechada/.test((await sentence.textContent()) ?? '')) {
      const answer = preview.getByRole('combobox').first()
      await expect(answer).toBeVisible()
      const all = preview.getByRole('button', { name: /^Pular as/ })
      if (await all.isVisible()) await all.click()
      else await answer.selectOption({ label: 'Pular essa data' })
    }
    await contract.getByRole('button', { name: 'Cadastrar mensalista' }).click()
    await expect(page).toHaveURL(/\/company\/series\/[^/?]+/)
    await expect(page.getByRole('heading', { name: 'Próximas datas' })).toBeVisible()
    await signOut(page)

    await signIn(page, 'nova@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto('/atleta/reservas')
    await page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: FIELD })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/atleta\/horarios-fixos\//)
    await expect(page.getByText('R$ 120,00 por jogo')).toBeVisible()
  },
)
