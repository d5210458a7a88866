import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Rafael Monteiro', 'RM'],
  ['Maria Fernanda Albuquerque de Vasconcelos e Melo', 'MM'],
  ['Pelé', 'P'],
  ['  érico  veríssimo ', 'ÉV'],
  ['Ana de', 'A'],
  ['ana das neves', 'AN'],
  ['Zé (você)', 'Z'],
  ['', ''],
  ['123', ''],
])('of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))
