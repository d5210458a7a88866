import { changeLogo, removeLogo } from '@campo-livre/api/companies/change-company.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { IconPhoto } from '@tabler/icons-react'
import { PictureField } from '../../../../lib/picture-editor/picture-field.tsx'
import { useOnlyLooking } from '../../../../session/use-only-looking.ts'
import { Section } from '../section.tsx'
import { useChangeOwnCompany } from '../use-change-own-company.ts'
import classes from './logo-section.module.css'

/** The logo of the arena, which is saved apart from the form. */
export function LogoSection({ own: { imagePath } }: { own: OwnCompany }) {
  const change = useChangeOwnCompany()
  const closed = useOnlyLooking()
  return (
    <Section
      name="logo"
      lead="Fica ao lado do nome, na página e em cada campo. É salva à parte, em “Salvar logo”."
    >
      <PictureField
        closed={closed}
        kind="logo"
        shown={<Logo imagePath={imagePath} />}
        present={imagePath !== null}
        onPicture={(image, signal) => change(() => changeLogo(image, signal))}
        onRemove={(signal) => change(() => removeLogo(signal))}
        changes={['companies']}
      />
    </Section>
  )
}

function Logo({ imagePath }: Pick<OwnCompany, 'imagePath'>) {
  if (imagePath !== null) return <img className={classes.logo} src={imagePath} alt="Logo atual" />
  return (
    <span className={classes.none}>
      <IconPhoto size={32} stroke={1.5} aria-hidden />
      <span className="visually-hidden">Ainda sem logo</span>
    </span>
  )
}
