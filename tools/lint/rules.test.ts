import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { noHandRefresh } from './no-hand-refresh.ts'
import { noMachineClock } from './no-machine-clock.ts'
import { noMachineZone } from './no-machine-zone.ts'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester()
const found = (code: string, errors = 1) => ({ code, errors })

tester.run('no-hand-refresh', noHandRefresh, {
  valid: [
    "useMutation({ meta: { changes: ['bookings'] } })",
    "refresh(client, ['bookings'])",
    'client.cancelQueries({ queryKey })',
    'const calls = { removeQueries: 1 }',
  ],
  invalid: [
    "void client.invalidateQueries({ queryKey: ['bookings'] })",
    "client.removeQueries({ queryKey, type: 'inactive' })",
    'queryClient.refetchQueries()',
    'client.resetQueries()',
    'const { invalidateQueries } = client',
  ].map((code) => found(code)),
})

tester.run('no-machine-clock', noMachineClock, {
  valid: [
    "new Date('2026-11-20T13:00:00Z')",
    'new Date(0)',
    'Date.parse(text)',
    'Date.UTC(2026, 10)',
    'clock.now()',
  ],
  invalid: [
    'Date.now()',
    'createClock(Date.now)',
    'new Date()',
    'Date()',
    'const day = new Date().toISOString()',
  ].map((code) => found(code)),
})

tester.run('no-machine-zone', noMachineZone, {
  valid: [
    'date.getUTCHours()',
    "new Intl.DateTimeFormat('pt-BR', { timeZone, ...options })",
    "date.toLocaleTimeString('pt-BR', { timeZone: 'America/Manaus' })",
    "total.toLocaleString('pt-BR')",
    'new Date(Date.UTC(2026, 10, 20))',
  ],
  invalid: [
    'date.getHours()',
    'date.setDate(1)',
    'date.getTimezoneOffset()',
    'date.toDateString()',
    "date.toLocaleDateString('pt-BR', { month: 'long' })",
    "new Intl.DateTimeFormat('pt-BR', { weekday: 'long' })",
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'new Date(2026, 10, 20)',
  ].map((code) => found(code)),
})
