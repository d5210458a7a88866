import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { costs, playing, running } from './how-it-works-content.tsx'
import { takesCards } from '../../shared/payments/form/cards-address.ts'
import classes from './page.module.css'
import { howItWorksPage } from './pages/how-it-works-page.ts'
import { Closing } from './parts/closing.tsx'
import { Costs } from './parts/costs.tsx'
import { Help } from './parts/help.tsx'
import { Hero } from './parts/hero.tsx'
import { Questions } from './parts/questions.tsx'
import { Steps } from './parts/steps.tsx'
import turf from './parts/turf-actions.module.css'
import { PublicMetadata } from './public-metadata.tsx'
import { RegisterLink } from './register-link.tsx'
import { BillVignette } from './vignettes/bill-vignette.tsx'

/** The page that explains the product to players and arenas (A5, H14). */
export function HowItWorksScreen() {
  const page = howItWorksPage(takesCards())
  return (
    <div className={classes.page}>
      <PublicMetadata page={page} />
      <Hero
        title={page.title}
        promise="Do “bora?” no grupo até a conta dividida, sem telefonema."
        picture={<BillVignette bare />}
      >
        <a href="#quem-joga" className={`${button.primary} ${turf.first}`}>
          Para quem joga
        </a>
        <a href="#quem-tem-arena" className={`${button.secondary} ${turf.quiet}`}>
          Para quem tem arena
        </a>
        <a href="#ajuda" className={`${button.secondary} ${turf.quiet}`}>
          Falar com a gente
        </a>
      </Hero>
      <section className={classes.section} id="quem-joga" aria-labelledby="joga">
        <h2 id="joga">Para quem joga</h2>
        <Steps steps={playing()} numbered />
        <p>
          <Link to="/" className={button.primary}>
            Ver os campos livres
          </Link>
        </p>
      </section>
      <section
        className={`${classes.section} ${classes.band}`}
        id="quem-tem-arena"
        aria-labelledby="tem-arena"
      >
        <h2 id="tem-arena">Para quem tem arena</h2>
        <Steps steps={running} numbered large />
        <p>
          <Link to="/anunciar-campo" className={button.secondary}>
            Anunciar seu campo
          </Link>
        </p>
      </section>
      <section className={classes.section} aria-labelledby="custa">
        <h2 id="custa">O que custa</h2>
        <Costs costs={costs} />
      </section>
      <section className={classes.section} aria-labelledby="perguntas">
        <h2 id="perguntas">Perguntas e respostas</h2>
        <Questions questions={page.questions} />
      </section>
      <section className={classes.section} id="ajuda" aria-labelledby="fale">
        <h2 id="fale">Precisa de ajuda?</h2>
        <p className={classes.intro}>Ficou uma dúvida, ou algo não saiu como devia? Fale com uma pessoa.</p>
        <Help />
      </section>
      <Closing
        id="agora"
        title="Bora?"
        text="Quem joga começa pela busca. Quem tem arena, pelo cadastro dela."
      >
        <Link to="/" className={`${button.primary} ${turf.first}`}>
          Encontrar campos
        </Link>
        <RegisterLink className={`${button.secondary} ${turf.quiet}`}>Cadastrar minha arena</RegisterLink>
      </Closing>
    </div>
  )
}
