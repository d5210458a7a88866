import { devicesQuery } from '@campo-livre/api/account/devices.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
import { DeviceList } from './device-list.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** The user's devices, with the buttons to sign out one or all (H11). */
export function DevicesPart() {
  const query = useQuery(devicesQuery())
  return (
    <SecuritySection
      title="Seus aparelhos"
      lead="Onde sua conta está aberta. Não reconhece algum? Saia dele e troque a senha."
    >
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando seus aparelhos">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para buscar seus aparelhos"
        missing={<UnsupportedCall to="ver cada aparelho" />}
      >
        {(devices) => <DeviceList devices={devices} />}
      </QueryState>
      <SignOutEverywhere />
    </SecuritySection>
  )
}
