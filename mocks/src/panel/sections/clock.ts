import { formatOf } from '@campo-livre/domain/time/format.ts'
import { fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import type { ClockSetting } from '../../situations/situation.ts'
import { action, block, element, freshId, row } from '../dom.ts'
import type { Desk, Section } from '../desk.ts'
import { clockLabel, jobLabels } from '../words.ts'
import { time } from './time-of.ts'

const day = (instant: string) =>
  formatOf(HOME_ZONE, 'panel-day', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant))

/** Creates the section that shows the mock's time and moves it. */
export function createClockSection({ act }: Desk): Section & { tick: () => void } {
  let heard = { now: '', at: 0 }
  const [shownTime, shownDay, setting, upcoming] = [
    element('p', { class: 'time' }),
    element('p', {}),
    element('p', { class: 'hint' }),
    element('p', { class: 'hint' }),
  ]
  const on = (minutes: number, label: string) =>
    action(label, () => act((control) => control.advance(minutes), { after: 'ask-again' }))
  // The app's cache would count as fresh at another time, so the app starts again.
  const jump = (clock: ClockSetting) => act((control) => control.setClock(clock), { after: 'start-again' })
  const to = (clock: ClockSetting, label: string) => action(label, () => jump(clock))

  const id = freshId('moment')
  const moment = element('input', { id, type: 'datetime-local', required: true })
  const form = element(
    'form',
    {
      class: 'one-line',
      onsubmit: (event) => {
        event.preventDefault()
        const at = momentOf(moment.value)
        if (at !== null) jump({ at })
      },
    },
    element('div', {}, element('label', { for: id }, 'Dia e hora, no horário de Brasília'), moment),
    element('button', { class: 'action' }, 'Ir'),
  )
  const back = action('Voltar ao horário real', () => jump('real'), 'reset')

  const now = block('Agora no backend', '', shownTime, shownDay, setting, upcoming, row(back))
  now.classList.add('card')
  const tick = () => {
    if (heard.now === '') return
    const instant = new Date(Date.parse(heard.now) + performance.now() - heard.at).toISOString()
    shownTime.textContent = time(instant)
    shownDay.textContent = day(instant)
  }
  return {
    node: element(
      'div',
      {},
      now,
      block(
        'Avançar',
        'Reservas guardadas, lembretes e tempos relativos acompanham.',
        row(on(5, '+5 min'), on(16, '+16 min'), on(120, '+2 h')),
      ),
      block('Ir para', '', row(to('friday-evening', 'Sexta 19h'), to('month-end', 'Fim do mês')), form),
    ),
    tick,
    show: ({ now: instant, situation, nextDue }) => {
      heard = { now: instant, at: performance.now() }
      tick()
      setting.textContent = `${clockLabel(situation.clock)} · horário de Brasília`
      upcoming.hidden = nextDue === null
      upcoming.textContent = nextDue && `A seguir: ${jobLabels[nextDue.name]}, às ${time(nextDue.at)}`
      back.hidden = situation.clock === 'real'
    },
  }
}

/** Returns the instant of a typed time, `2026-11-20T19:00`, on Brasília's clock; null where it is none. */
function momentOf(typed: string): string | null {
  const [, date, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(typed) ?? []
  if (date === undefined) return null
  return toInstant(fromLocal(HOME_ZONE, date, Number(hour) * 60 + Number(minute)))
}
