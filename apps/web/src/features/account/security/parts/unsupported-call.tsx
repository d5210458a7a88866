import classes from './security-section.module.css'

/** Shown for a feature that the server does not have (404): `Por enquanto não dá para … por aqui.` */
export function UnsupportedCall({ to }: { to: string }) {
  return <p className={classes.absent}>Por enquanto não dá para {to} por aqui.</p>
}
