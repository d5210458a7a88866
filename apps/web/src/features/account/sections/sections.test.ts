import { expect, it } from 'vitest'
import { readSection, sectionAddress, sectionsOf } from './sections.ts'

it.each(['athlete', 'company'] as const)('leads a %s to each part by an address of its own (A14)', (role) => {
  for (const section of sectionsOf(role))
    expect(readSection(role, sectionAddress(role, section))).toBe(section)
})

it.each([
  ['athlete', {}, 'inicio'],
  ['company', {}, 'dados'],
  ['athlete', { aba: 'nada' }, 'inicio'],
  ['company', { aba: 'esportes' }, 'dados'],
  ['athlete', { codigo: '123456' }, 'acesso'],
  ['company', { codigo: '123456' }, 'acesso'],
  ['athlete', { codigo: '123456', aba: 'dados' }, 'dados'],
] as const)('opens for a %s by %o: %s', (role, address, section) => {
  expect(readSection(role, address)).toBe(section)
})
