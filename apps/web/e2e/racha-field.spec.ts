import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Returns the files of the page that its worker does not keep yet. */
async function notKept(): Promise<string[]> {
  await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const code = files.filter((name) => /\.(js|css)$/.test(name))
  const kept = await Promise.all(code.map((name) => caches.match(name)))
  return code.filter((_name, index) => kept[index] === undefined)
}

const racha = '/atleta/rachas/rch-atleta-01'

test(
  'the screen at the field survives a reload with a dead network, and sends what was noted when it is back (H7, N2)',
  { tag: ['@main', '@phone'] },
  async ({ page, context }) => {
    await page.goto('/login')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto(racha)
    await page.getByRole('button', { name: 'Preparar o sorteio' }).click()
    await page.getByLabel('Número de um jogador').fill('27')
    await page.getByRole('button', { name: 'Sortear os times' }).click()
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0)
    await page.getByRole('link', { name: 'Anotar o jogo no campo' }).click()
    await page.getByRole('button', { name: 'Começar a partida' }).click()
    const goal = page.getByRole('button', { name: 'Gol sem autor, Time 1' })
    const score = page.getByRole('region', { name: 'Time 1' })
    await goal.click()
    await expect(score.getByLabel('1 gol')).toBeVisible()
    await expect.poll(() => page.evaluate(notKept)).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await expect(score.getByLabel('1 gol')).toBeVisible()
    await goal.click()
    await expect(score.getByLabel('2 gols')).toBeVisible()
    await page.reload()
    await expect(score.getByLabel('2 gols')).toBeVisible()

    await context.setOffline(false)
    const stored = async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const answer = await page.request.get(`/api${racha.replace('/atleta', '')}`, {
        headers: { Authorization: `Bearer ${token ?? ''}` },
      })
      return JSON.stringify(await answer.json()).match(/"type":"goal"/g)?.length ?? 0
    }
    await expect.poll(stored).toBe(2)

    await signOut(page)
    await expect.poll(() => page.evaluate(() => caches.has('campo-livre-copies'))).toBe(false)
  },
)
