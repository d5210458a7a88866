import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { controlPathOf } from '../http/locate.ts'
import { createControl } from './control.ts'
import { createDialectChoice } from './dialect-choice.ts'
import { action, element } from './dom.ts'
import { createMailList } from './mail-list.ts'
import { personaList } from './persona-list.ts'
import { createPixList } from './pix-list.ts'
import { resetControl } from './reset-control.ts'
import { style } from './style.ts'
import { createToggle } from './toggle.ts'

const LABEL = 'Backend simulado'
const POLL_MS = 3000

/** Mounts the floating controls of the mock backend; answers how to take them away. */
export function mountPanel({ apiUrl }: { apiUrl: string }): () => void {
  const control = createControl(apiUrl)
  const status = element('p', { role: 'status' })
  const clock = element('p')
  const pix = createPixList((bookingId) => void run(() => control.pay(bookingId)))

  const mails = createMailList()
  const href = `${controlPathOf(apiUrl)}/mailbox`
  const mailboxLink = element('a', { class: 'action', href, target: '_blank' }, 'Abrir caixa de entrada')
  const dialect = createDialectChoice((name) => void run(() => control.speak(name)))

  const refresh = async () => {
    const [{ now, dialect: spoken, pendingPix }, sent] = await Promise.all([control.state(), control.mails()])
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    clock.textContent = `Agora no backend: ${formatDateTime(now, timeZone)}`
    pix.show(pendingPix)
    mails.show(sent)
    dialect.show(spoken)
  }
  const run = async (task: () => Promise<string>) => {
    try {
      status.textContent = await task()
      await refresh()
      lookAgain()
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : 'Não deu certo.'
    }
  }
  const advance = (minutes: number) =>
    action(`Avançar ${minutes} min`, () => void run(() => control.advance(minutes)))
  const reset = () =>
    void run(async () => {
      const told = await control.reset()
      location.reload()
      return told
    })

  const panel = element(
    'div',
    { class: 'panel', id: 'panel', hidden: true },
    element('h2', {}, LABEL),
    clock,
    status,
    element('h3', {}, 'Pix à espera'),
    pix.node,
    element('h3', {}, 'Caixa de entrada'),
    mails.node,
    mailboxLink,
    element('h3', {}, 'Relógio'),
    element('div', { class: 'row' }, advance(5), advance(16)),
    element('h3', {}, 'Dialeto'),
    dialect.node,
    element('h3', {}, 'Dados'),
    resetControl(reset),
    personaList(),
  )
  const poll = () => void refresh().catch(() => undefined)
  const toggle = createToggle({ label: LABEL, panel, everyMs: POLL_MS, onTick: poll })

  const host = element('div', { 'data-mock-panel': '' })
  const root = host.attachShadow({ mode: 'open' })
  const aside = element('aside', { 'aria-label': LABEL }, panel, toggle.button)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet] // not a <style>, which a strict CSP refuses
  root.append(aside)
  aside.addEventListener('keydown', toggle.onKeydown)
  document.body.append(host)
  return () => {
    toggle.close()
    host.remove()
  }
}

/** Makes the app ask again, as it does when its tab is shown after a while. */
function lookAgain(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
