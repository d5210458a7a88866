import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenForAnnouncements } from './announcements.ts'

const page = document.createElement('main')
let heard: ReturnType<typeof listenForAnnouncements>

/** Mutations are observed after the script that made them. */
const seen = () => Promise.resolve()
const draw = (html: string) => {
  page.innerHTML = html
}
const one = (selector: string) => {
  const element = page.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`There is no ${selector}`)
  return element
}

beforeEach(() => {
  draw('<h1 tabindex="-1">Conta</h1><p role="status">Tudo salvo.</p><input><p role="alert"></p>')
  document.body.append(page)
  heard = listenForAnnouncements(document)
})
afterEach(() => {
  heard.stop()
  page.remove()
})

it('hears nothing where nothing is new', async () => {
  one('input').setAttribute('value', 'Ana')
  one('input').focus()
  await seen()
  expect(heard.said()).toBe(false)
})

it.each<[string, () => void]>([
  ['an alert', () => (one('[role=alert]').textContent = 'Não deu para salvar.')],
  ['a new alert', () => page.insertAdjacentHTML('beforeend', '<div role="alert">Sem internet.</div>')],
  ['a status', () => (one('[role=status]').textContent = 'Enviamos de novo.')],
  ['a wrong field', () => one('input').setAttribute('aria-invalid', 'true')],
  ['a heading with the focus', () => one('h1').focus()],
])('hears %s', async (_, tell) => {
  tell()
  await seen()
  expect(heard.said()).toBe(true)
})

it.each(['Salvando…', ''])('does not report an announcement that is gone again (%o)', async (text) => {
  one('[role=status]').textContent = text
  await seen()
  one('[role=status]').textContent = ''
  page.insertAdjacentHTML('beforeend', '<div role="alert">Só um momento.</div>')
  await seen()
  page.lastElementChild?.remove()
  await seen()
  expect(heard.said()).toBe(false)
})
