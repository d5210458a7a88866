import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { shareLink } from '../../../../lib/format/links.ts'
import classes from './preview.module.css'

/** The ways on from a published field: its page, sharing it, making another one. */
export function PublishedWays({ field: { id, name, company, companyStatus } }: { field: OwnField }) {
  const address = `${window.location.origin}/field/${encodeURIComponent(id)}`
  return (
    <div className={classes.ways}>
      {companyStatus === 'approved' && (
        <>
          <Link to="/field/$id" params={{ id }} className={button.primary}>
            Ver a página do campo
          </Link>
          <a
            href={shareLink(`${name}, ${company.name}: veja os horários livres e reserve.\n${address}`)}
            target="_blank"
            rel="noreferrer"
            className={button.secondary}
          >
            Divulgar no WhatsApp
          </a>
        </>
      )}
      <Link to="/company/fields/novo" className={button.secondary}>
        Cadastrar outro campo
      </Link>
      <Link to="/company/fields" className={button.secondary}>
        Ver todos os campos
      </Link>
    </div>
  )
}
