import { Chip, Radio, TextInput } from '@mantine/core'
import { closureKindLabels } from '@campo-livre/domain/closures/closure-row.ts'
import { closureKinds } from '@campo-livre/domain/closures/closure-times.ts'
import { FieldProblem } from '../../../lib/form/field-problem.tsx'
import classes from './closure-form.module.css'
import type { ClosureParts } from './closure-parts.ts'
import { DayInput } from '../../../lib/form/day-input.tsx'

/** Monday first, as weeks are read here. */
const weekdays = [
  ['1', 'seg'],
  ['2', 'ter'],
  ['3', 'qua'],
  ['4', 'qui'],
  ['5', 'sex'],
  ['6', 'sáb'],
  ['0', 'dom'],
] as const

/** The part of the form about when it closes: once, every week or every year. */
export function TimesFields(parts: ClosureParts) {
  const { values, setValue } = parts
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Quando</legend>
      <Radio.Group
        aria-label="Repete"
        value={values.kind}
        onChange={(kind) => {
          const known = closureKinds.find((each) => each === kind)
          if (known) setValue('kind', known)
        }}
      >
        <div className={classes.radios}>
          {closureKinds.map((kind) => (
            <Radio key={kind} value={kind} label={closureKindLabels[kind]} />
          ))}
        </div>
      </Radio.Group>
      {values.kind === 'once' && <Once {...parts} />}
      {values.kind === 'weekly' && <Weekly {...parts} />}
      {values.kind === 'yearly' && (
        <TextInput
          {...parts.inputOf('days')}
          label="Dias"
          description="Como 24/12, 25/12. Fecha o dia inteiro, todo ano."
          autoComplete="off"
        />
      )}
    </fieldset>
  )
}

function Once(parts: ClosureParts) {
  return (
    <div className={classes.pair}>
      <Day {...parts} name="startDay" label="Começa no dia" />
      <TextInput {...parts.inputOf('startTime')} type="time" label="Começa às" />
      <Day {...parts} name="endDay" label="Termina no dia" description="Vazio é o mesmo dia." />
      <TextInput
        {...parts.inputOf('endTime')}
        type="time"
        label="Termina às"
        description="No horário da arena."
      />
    </div>
  )
}

function Weekly(parts: ClosureParts) {
  const { values, errors, setValue, inputOf } = parts
  return (
    <>
      <Chip.Group multiple value={values.weekdays} onChange={(days) => setValue('weekdays', days)}>
        <div
          className={classes.chips}
          role="group"
          aria-label="Dias da semana"
          tabIndex={-1}
          data-path="weekdays"
        >
          {weekdays.map(([weekday, label]) => (
            <Chip key={weekday} value={weekday} classNames={{ label: classes.chip ?? '' }}>
              {label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {errors.weekdays && <FieldProblem>{errors.weekdays}</FieldProblem>}
      <div className={classes.pair}>
        <TextInput {...inputOf('fromTime')} type="time" label="Das" />
        <TextInput
          {...inputOf('toTime')}
          type="time"
          label="Até"
          description="Uma hora menor é a do dia seguinte."
        />
        <Day {...parts} name="since" label="A partir de" />
        <Day {...parts} name="until" label="Até o dia (opcional)" />
      </div>
    </>
  )
}

type DayProps = ClosureParts & {
  name: 'startDay' | 'endDay' | 'since' | 'until'
  label: string
  description?: string
}

function Day({ name, label, description, values, errors, setValue }: DayProps) {
  return (
    <DayInput
      name={name}
      label={label}
      {...(description === undefined ? {} : { description })}
      value={values[name]}
      error={errors[name]}
      onChange={(day) => setValue(name, day)}
    />
  )
}
