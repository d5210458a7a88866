import { changeLogo, removeLogo } from '@campo-livre/api/companies/change-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { PictureField } from '../../../../lib/picture-editor/picture-field.tsx'
import { ownCompanyChanged } from '../own-company-changed.ts'
import { Section } from '../section.tsx'
import classes from './logo-section.module.css'

/** The mark of the arena. It is saved by itself, as soon as it is chosen. */
export function LogoSection({ own: { imagePath } }: { own: OwnCompany }) {
  const client = useQueryClient()
  return (
    <Section
      name="logo"
      lead="Fica ao lado do nome, na página e em cada campo. É salvo assim que você escolhe."
    >
      <PictureField
        thing="logo"
        shown={<Logo imagePath={imagePath} />}
        present={imagePath !== null}
        onPicture={async (image, signal) => ownCompanyChanged(client, await changeLogo(image, signal))}
        onRemove={async (signal) => ownCompanyChanged(client, await removeLogo(signal))}
      />
    </Section>
  )
}

function Logo({ imagePath }: Pick<OwnCompany, 'imagePath'>) {
  if (imagePath !== null) return <img className={classes.logo} src={imagePath} alt="Logo de agora" />
  return (
    <span className={classes.none}>
      <IconPhoto size={32} stroke={1.5} aria-hidden />
      <span className="visually-hidden">Ainda sem logo</span>
    </span>
  )
}
