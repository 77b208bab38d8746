import { useEffect, useState } from 'react'
import { bullets, gauges, mission, services, words } from '../../../content.js'
import { Card } from '../card.jsx'

const wordMilliseconds = 1500

export const meta = () => [
  { title: 'Laboratorio de calibración' },
  { name: 'description', content: 'Laboratorio de calibración acreditado' },
]

export default function Home() {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => before + 1), wordMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <header className="hero">
        <img
          src="/img/hero-828.avif"
          srcSet="/img/hero-480.avif 480w, /img/hero-828.avif 828w, /img/hero-1280.avif 1280w, /img/hero-1920.avif 1920w"
          sizes="100vw"
          width="1920"
          height="900"
          fetchPriority="high"
          alt=""
        />
        <div className="c">
          <h1>Laboratorio de calibración con {words[place % words.length]}</h1>
          <p>{mission}</p>
          <a className="b" href="#contacto">
            Solicitar cotización
          </a>
        </div>
      </header>
      <section className="c">
        <h2>Servicios</h2>
        <div className="g">
          {services.map((service) => (
            <Card key={service.slug} service={service} />
          ))}
        </div>
      </section>
      <section className="c">
        <h2>Nuestros clientes</h2>
        <p>32 años de experiencia</p>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </section>
      <section className="c">
        <h2>¿Por qué elegirnos?</h2>
        <div className="g">
          {gauges.map((gauge) => (
            <Gauge key={gauge.text} {...gauge} />
          ))}
        </div>
      </section>
      <ContactForm />
    </>
  )
}

const Gauge = ({ value, text }) => (
  <div>
    <svg viewBox="0 0 36 36" width="120" height="120" role="img" aria-label={text}>
      <circle cx="18" cy="18" r="16" fill="none" stroke="#ddd" strokeWidth="3" />
      <circle
        cx="18"
        cy="18"
        r="16"
        fill="none"
        stroke="#0b5cab"
        strokeWidth="3"
        strokeDasharray={`${value} 100`}
        pathLength="100"
      />
    </svg>
    <p>
      {value}% {text}
    </p>
  </div>
)

const ContactForm = () => (
  <section className="c" id="contacto">
    <h2>Contacto</h2>
    <form method="post" action="/api/contacto">
      <label>
        Nombre
        <input name="nombre" required />
      </label>
      <label>
        Correo
        <input name="email" type="email" required />
      </label>
      <label>
        Mensaje
        <textarea name="mensaje" required />
      </label>
      <button type="submit" className="b">
        Enviar
      </button>
    </form>
  </section>
)
