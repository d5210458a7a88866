import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNothingCutAt } from '../../../testing/nothing-cut-at.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { field, fill, goOn, heading, openAt, openFilled, typedAt } from './testing/register-steps.ts'

describe('the way through a registration (A6, H11)', () => {
  it('begins with who registers, each at an address of its own (A6)', async () => {
    const { router } = await renderApp({ path: '/registro' })
    await expect.element(page.getByRole('link', { name: /^Tenho uma arena/ }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Quero jogar/ }).click()
    await expect.element(heading(/Quem é você/)).toHaveFocus()
    expect(router.latestLocation.href).toBe('/registro?tipo=atleta')
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect.element(heading('O que te traz aqui?')).toHaveFocus()
    await page.getByRole('link', { name: /^Tenho uma arena Colocar/ }).click()
    await expect.element(field('CNPJ')).toBeVisible()
    expect(router.latestLocation.href).toBe('/registro?tipo=arena')
  })

  it.each([
    ['/registro?tipo=juiz', 'O que te traz aqui?'],
    ['/registro?etapa=2', 'O que te traz aqui?'],
    ['/registro?tipo=atleta&etapa=abc', 'Etapa 1 de 3 Quem é você'],
    ['/registro?tipo=atleta&etapa=-1', 'Etapa 1 de 3 Quem é você'],
    ['/registro?tipo=atleta&etapa=3', 'Etapa 1 de 3 Quem é você'],
    ['/registro?tipo=arena&etapa=99', 'Etapa 1 de 4 Sua arena'],
  ])('reads the valid part of %s (A14)', async (path, title) => {
    await renderApp({ path })
    await expect.element(heading(title)).toBeVisible()
  })

  it('has the step in the address and its name in the title, and tells it aloud (A14, A15)', async () => {
    const { router } = await openFilled('atleta', 1)
    await goOn()
    await expect.element(heading('Etapa 2 de 3 Como falar com você')).toHaveFocus()
    expect(router.latestLocation.href).toBe('/registro?tipo=atleta&etapa=2')
    expect(document.title).toBe('Como falar com você · Cadastrar-se · Campo Livre')
    const progress = page.getByRole('navigation', { name: 'Etapas do cadastro' })
    await expect.element(progress.getByText('Contato')).toHaveAttribute('aria-current', 'step')
    expect(document.querySelectorAll('main [aria-current]')).toHaveLength(1)
    await progress.getByRole('link', { name: /^Você/ }).click()
    await expect.element(heading(/Quem é você/)).toHaveFocus()
    await expect.element(field('Nome completo')).toHaveValue('Lia Torres')
  })

  it('loses nothing on the way back and forth, not even a password (G5)', async () => {
    const { router } = await openFilled('atleta', 1)
    for (const step of [2, 3]) {
      await goOn()
      await fill(typedAt('atleta', step))
    }
    await page.getByRole('checkbox').click()
    router.history.back()
    await expect.element(field('E-mail')).toHaveValue('lia@exemplo.com.br')
    router.history.back()
    await expect.element(field('Gênero')).toHaveValue('female')
    await fill({ 'Nome completo': 'Lia Torres Prado' })
    router.history.go(2)
    await expect.element(field('Senha')).toHaveValue('Campo@1234')
    await expect.element(page.getByText('Senha Média')).toBeVisible()
    await expect.element(page.getByRole('checkbox')).toBeChecked()
  })

  it('comes back to the same step after a reload, and asks for the password alone (G5)', async () => {
    const { unmount } = await openFilled('atleta', 3)
    await expect.element(field('Repita a senha')).toHaveValue('Campo@1234')
    await unmount()
    await renderApp({ path: '/registro?tipo=atleta&etapa=3' })
    await expect.element(field('Senha')).toHaveValue('')
    await expect.element(page.getByText(/^Por segurança, sua senha não fica guardada/)).toBeVisible()
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect.element(field('Celular com DDD')).toHaveValue('(85) 99988-7766')
    expect(JSON.stringify(sessionStorage)).not.toContain('Campo@1234')
  })

  it('goes to the first step that lacks something, whatever the address says (A14)', async () => {
    const { unmount } = await openFilled('arena', 1)
    await unmount()
    const { router } = await renderApp({ path: '/registro?tipo=arena&etapa=4' })
    await expect.element(field('CEP')).toBeVisible()
    await expect.poll(() => router.latestLocation.href).toBe('/registro?tipo=arena&etapa=2')
  })

  it('can be gone through by keyboard alone', async () => {
    const { router } = await renderApp({ path: '/registro?tipo=arena' })
    await expect.element(field('Nome da arena')).toBeVisible()
    field('Nome da arena').element().focus()
    await userEvent.keyboard('Arena do Prado{Tab}12abc34501de35{Enter}')
    await expect.element(heading(/Onde ela fica/)).toHaveFocus()
    await userEvent.keyboard('{Tab}60165121')
    await expect.element(field('Número')).toHaveFocus()
    await userEvent.keyboard('3000{Enter}')
    await expect.element(heading(/Quem responde por ela/)).toHaveFocus()
    expect(router.latestLocation.href).toBe('/registro?tipo=arena&etapa=3')
  })

  it('opens terms and privacy beside the form, so that nothing is lost (G5)', async () => {
    await openFilled('atleta', 3)
    for (const [name, path] of [
      [/^termos de uso/, '/termos'],
      [/^aviso de privacidade/, '/privacidade'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
  })

  it.each([
    ['atleta', 1],
    ['atleta', 3],
    ['arena', 2],
    ['arena', 4],
  ] as const)('cuts nothing off on small screens: %s, step %i', async (kind, step) => {
    await openAt(kind, step)
    await page.getByRole('button', { name: /^(Continuar|Criar conta|Cadastrar a arena)$/ }).click()
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0)
    for (const width of [320, 390]) await expectNothingCutAt(width)
  })
})
