import type { OpeningHours, OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatOpenDay } from '@campo-livre/domain/companies/opening-hours.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { slotLengths, type Times } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import type { FormField, Option } from '../../../../lib/form/form-field.ts'
import { HolidayInput } from './holiday-input.tsx'
import { LengthInput } from './length-input.tsx'
import { WeekInput } from './week-input.tsx'

const lengths: readonly Option[] = slotLengths.map((minutes) => ({
  value: String(minutes),
  label: formatLength(minutes),
}))

const notices: readonly Option[] = [
  { value: '0', label: 'Até a hora de começar' },
  ...[30, 60, 120, 180, 360, 720, 1440, 2880, 4320].map((minutes) => ({
    value: String(minutes),
    label: minutes < 1440 ? `${formatLength(minutes)} antes` : daysBefore(minutes / 1440),
  })),
]

function daysBefore(days: number): string {
  return days === 1 ? '1 dia antes' : `${days} dias antes`
}

/** Returns the fields of a field's times. */
export function timesFields(field: OwnField): readonly FormField<keyof Times | 'halfHour'>[] {
  const { acceptsPayAtVenue } = field.company
  return [
    {
      name: 'openingHours',
      label: 'Quando o campo abre',
      type: 'custom',
      render: (props) => <WeekInput {...props} field={field} />,
      spoken: (hours) =>
        hours === null ? 'o horário da arena' : `outro horário próprio (${spokenWeek(hours)})`,
    },
    {
      name: 'holidayHours',
      label: 'Nos feriados nacionais e da arena',
      type: 'custom',
      render: (props) => <HolidayInput {...props} />,
      spoken: (hours) =>
        hours === null ? 'como no dia da semana' : formatOpenDay(hours as OpeningInterval[]).toLowerCase(),
    },
    {
      name: 'slotMinutes',
      label: 'Cada horário dura',
      description: 'O preço por hora continua o mesmo.',
      type: 'choice',
      counts: true,
      choices: lengths,
    },
    {
      name: 'halfHour',
      label: 'Aceitar meia hora a mais',
      description: 'Quem reserva 1 h pode ficar 1 h 30: os horários passam a ser de 30 min, a partir de 1 h.',
      type: 'flag',
    },
    {
      name: 'minSlots',
      label: 'Reserva mais curta',
      type: 'custom',
      render: (props) => <LengthInput {...props} />,
      spoken: spokenSlots,
      half: true,
    },
    {
      name: 'maxSlots',
      label: 'Reserva mais longa',
      type: 'custom',
      render: (props) => <LengthInput {...props} />,
      spoken: spokenSlots,
      half: true,
    },
    {
      name: 'bufferMinutes',
      label: 'Intervalo entre reservas, em minutos',
      description: 'Para a troca de turma ou a limpeza. Com 0, uma começa quando a outra acaba.',
      type: 'count',
    },
    {
      name: 'avoidGaps',
      label: 'Não deixar sobras pequenas',
      description: 'Recusa a reserva que deixaria ao lado um tempo curto demais para outra.',
      type: 'flag',
    },
    {
      name: 'horizonDays',
      label: 'Reservas até quantos dias à frente',
      type: 'count',
    },
    {
      name: 'minNoticeMinutes',
      label: 'Dá para reservar até',
      type: 'choice',
      counts: true,
      choices: notices,
    },
    {
      name: 'acceptsPayAtVenue',
      label: 'Aceitar pagamento no local',
      description: acceptsPayAtVenue
        ? 'Além do Pix, que vale sempre.'
        : 'Só vale quando a arena também aceitar, nos combinados da página da arena.',
      type: 'flag',
    },
  ]
}

const spokenSlots = (slots: unknown) => (slots === 1 ? '1 horário' : `${String(slots)} horários`)

function spokenWeek(hours: unknown): string {
  const open = (hours as OpeningHours).filter((day) => day.length > 0).length
  return open === 1 ? 'aberto 1 dia' : `aberto ${open} dias`
}
