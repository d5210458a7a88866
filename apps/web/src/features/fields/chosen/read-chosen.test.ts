import { expect, it } from 'vitest'
import { readChosen } from './read-chosen.ts'

const from = '2026-12-01T22:00:00.000Z'
const to = '2026-12-01T23:00:00.000Z'

it('reads the field and the time that somebody wants to book (A2)', () => {
  const chosen = readChosen(
    `/field/fld-1?inicio=${encodeURIComponent(from)}&fim=${to}&dia=2026-12-01#horarios`,
  )
  expect(chosen).toMatchObject({ fieldId: 'fld-1', search: { inicio: from, fim: to, dia: '2026-12-01' } })
  expect(chosen && chosen.interval.end - chosen.interval.start).toBe(60)
})

it.each([
  [null],
  ['/atleta/reservas'],
  ['/field/fld-1'],
  [`/field/fld-1?inicio=${from}`],
  [`/field/fld-1?inicio=${to}&fim=${from}`],
  [`/field/fld-1/fotos?inicio=${from}&fim=${to}`],
  ['/field/fld-1?inicio=amanhã&fim=depois'],
])('finds no chosen time in %j (A2, A14)', (path) => expect(readChosen(path)).toBeNull())
