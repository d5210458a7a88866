import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Kind, toAddress } from '../registration-address.ts'
import classes from './steps.module.css'

type Props = { kind: Kind; names: readonly string[]; at: number }

/** The progress through the steps: finished ones are links, later ones are text. */
export function StepProgress({ kind, names, at }: Props) {
  return (
    <nav aria-label="Etapas do cadastro">
      <ol className={classes.progress}>
        {names.map((name, step) => (
          <li key={name} data-reached={step <= at || undefined}>
            {step < at ? (
              <Link to="/registro" search={toAddress(kind, step)} activeOptions={{ exact: true }}>
                <IconCheck size={14} stroke={2.5} aria-hidden />
                {name}
                <span className="visually-hidden">: feito, voltar para lá</span>
              </Link>
            ) : (
              <span aria-current={step === at ? 'step' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
