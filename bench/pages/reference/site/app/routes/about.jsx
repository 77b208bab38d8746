import { mission } from '../../../content.js'

export const meta = () => [{ title: 'Empresa' }, { name: 'description', content: 'La empresa' }]

export default function About() {
  return (
    <section className="c">
      <h1>Empresa</h1>
      <p>{mission}</p>
    </section>
  )
}
