import { at } from '@campo-livre/domain/testing/schedules.ts'
import { describe, expect, it } from 'vitest'
import { dayName, dayShort, gmtOffset, limitSentence, intervalWords } from './words.ts'

const zone = 'America/Fortaleza'
const interval = { start: at('2026-11-20', '19:00'), end: at('2026-11-20', '20:30') }

describe('the words of the week', () => {
  it('say a choice on the clock of the company', () => {
    expect(intervalWords(interval, zone)).toBe('sex, 20/11, 19h às 20h30')
    expect(intervalWords(interval, 'America/Manaus')).toBe('sex, 20/11, 18h às 19h30')
  })
  it('say one o’clock as people do', () => {
    const late = { start: at('2026-11-20', '23:00'), end: at('2026-11-21', '01:00') }
    expect(intervalWords(late, zone)).toBe('sex, 20/11, 23h à 1h')
  })
  it('say which day it is past midnight', () => {
    const night = { start: at('2026-11-21', '00:00'), end: at('2026-11-21', '01:00') }
    expect(intervalWords(night, zone)).toBe('sáb, 21/11, 0h à 1h')
  })
  it('name days', () => {
    expect(dayName('2026-11-20')).toBe('sexta-feira, 20 de novembro')
    expect(dayShort('2026-11-20')).toEqual({ weekday: 'sex', date: '20/11' })
  })
  it('tell a zone’s difference from UTC', () => {
    expect(gmtOffset('America/Manaus', interval.start)).toBe('GMT-4')
    expect(gmtOffset('Asia/Kolkata', interval.start)).toBe('GMT+5:30')
  })
  it('explain the limits of a field', () => {
    const limits = { slotMinutes: 30, minSlots: 2, maxSlots: 4 }
    const say = (hit: 'min' | 'max' | 'no-room' | null, of: typeof interval | null = interval) =>
      limitSentence({ hit, interval: of }, limits, zone)
    expect(say(null)).toBeNull()
    expect(say('max')).toBe('Aqui cada reserva pode ter até 2 h.')
    expect(say('min')).toBe('Aqui a reserva é de pelo menos 1 h: já marcamos 19h às 20h30.')
    expect(say('min', null)).toBe('Aqui a reserva é de pelo menos 1 h.')
    expect(say('no-room')).toBe('Aqui a reserva é de pelo menos 1 h, e não cabe nesse horário.')
  })
})
