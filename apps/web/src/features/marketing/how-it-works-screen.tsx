import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { Hero } from './hero.tsx'
import { playing, questions, running } from './how-it-works-content.tsx'
import classes from './page.module.css'
import { PublicMetadata } from './public-metadata.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

const description =
  'Ache um campo livre, reserve em um minuto e pague por Pix. Veja como o Campo Livre funciona para quem joga e para quem tem arena.'

/** How it works, for those who play and for those who run an arena (A5, H14). */
export function HowItWorksScreen() {
  return (
    <div className={classes.page}>
      <PublicMetadata title="Como funciona" description={description} path="/como-funciona" />
      <Hero title="Como funciona" lead="Do “bora?” no grupo até a bola rolar, sem telefonema.">
        <Link to="/" className={`${button.primary} ${classes.onTurf}`}>
          Ver os campos livres
        </Link>
      </Hero>
      <section className={classes.section} aria-labelledby="quem-joga">
        <h2 id="quem-joga">Para quem joga</h2>
        <Steps steps={playing} numbered />
      </section>
      <section className={classes.section} aria-labelledby="quem-tem-arena">
        <h2 id="quem-tem-arena">Para quem tem arena</h2>
        <Steps steps={running} numbered />
        <p>
          <Link to="/anunciar-campo" className={button.secondary}>
            Anunciar seu campo
          </Link>
        </p>
      </section>
      <div className={classes.split}>
        <section className={classes.section} aria-labelledby="perguntas">
          <h2 id="perguntas">Perguntas e respostas</h2>
          <Questions questions={questions} />
        </section>
        <section className={classes.section} aria-labelledby="custa">
          <h2 id="custa">O que custa</h2>
          <dl className={classes.facts}>
            <dt>Para quem joga</dt>
            <dd>
              Criar a conta e procurar, nada. Reservar, o preço do horário: o total aparece antes de pagar.
            </dd>
            <dt>Para quem tem arena</dt>
            <dd>
              Conversar, nada. As condições são combinadas com você antes de qualquer campo entrar no ar.
            </dd>
          </dl>
        </section>
      </div>
    </div>
  )
}
