import { customersQuery } from '@campo-livre/api/bookings/company-bookings.ts'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { maskPhone } from '../../lib/form/masks.ts'
import classes from './who-fields.module.css'

/** The person as entered. */
export type Who = {
  /** The account that was found; null for somebody by name. */
  athleteId: string | null
  name: string
  phone: string
}
type Props = {
  who: Who
  problems: { name?: string | undefined; phone?: string | undefined }
  onWho: (who: Who) => void
}

const PAUSE_MS = 250
const MOST_SHOWN = 4

/** The person of a booking or a contract: found among those who were here, by account, or just a name. */
export function WhoFields({ who, problems, onWho }: Props) {
  const { athleteId, name, phone } = who
  const [q] = useDebouncedValue(name.trim(), PAUSE_MS)
  const { data = [] } = useQuery({
    ...customersQuery(q === '' ? undefined : q),
    placeholderData: keepPreviousData,
  })
  const others = data.filter((each) => each.name !== name || each.athleteId !== null).slice(0, MOST_SHOWN)
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>Quem vem jogar</legend>
      <TextInput
        size="md"
        label="Nome, telefone ou e-mail"
        autoComplete="off"
        data-path="name"
        value={name}
        error={problems.name}
        onChange={({ currentTarget: { value } }) => onWho({ athleteId: null, name: value, phone })}
      />
      {athleteId === null && others.length > 0 && (
        <ul className={classes.people} aria-label="Já vieram">
          {others.map((person) => (
            <li key={person.athleteId ?? `${person.name} ${person.phone}`}>
              <button
                type="button"
                className={classes.person}
                onClick={() =>
                  onWho({
                    athleteId: person.athleteId,
                    name: person.name,
                    phone: person.phone === null ? '' : formatPhone(person.phone),
                  })
                }
              >
                <span>{person.name}</span>
                <span className={classes.dim}>
                  {[person.phone && formatPhone(person.phone), person.athleteId !== null && 'tem conta']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {athleteId === null ? (
        <TextInput
          size="md"
          label="Telefone, se houver"
          inputMode="tel"
          autoComplete="off"
          data-path="phone"
          value={phone}
          error={problems.phone}
          onChange={({ currentTarget: { value } }) => onWho({ ...who, phone: maskPhone(value) })}
        />
      ) : (
        <p className={classes.dim}>A reserva aparece na conta de {name}.</p>
      )}
    </fieldset>
  )
}
