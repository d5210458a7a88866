import button from '@campo-livre/ui/button/button.module.css'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import classes from './address-fields.module.css'
import { cepSentence } from './cep-sentence.ts'
import type { CepSearch } from './use-cep.ts'

/** The status of the search for a CEP, announced. The address can be typed in any case. */
export function CepStatus({ search }: { search: CepSearch }) {
  const { state, takeFound, retry, abort } = search
  return (
    <div className={classes.told} data-state={state}>
      <p role="status">{cepSentence(search)}</p>
      {state === 'different' && (
        <button type="button" className={button.secondary} onClick={takeFound}>
          Usar o endereço do CEP
        </button>
      )}
      {state === 'unanswered' && (
        <button type="button" className={button.secondary} onClick={retry}>
          Tentar de novo
        </button>
      )}
      {state === 'searching' && <SlowNotice onCancel={abort} label="Escrever o endereço" />}
    </div>
  )
}
