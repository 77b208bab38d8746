import { services } from '../../../content.js'
import { Card } from '../card.jsx'

export const meta = () => [{ title: 'Servicios de calibración' }, { name: 'description', content: 'Siete servicios' }]

export default function Services() {
  return (
    <section className="c">
      <h1>Servicios</h1>
      <div className="g">
        {services.map((service) => (
          <Card key={service.slug} service={service} />
        ))}
      </div>
    </section>
  )
}
