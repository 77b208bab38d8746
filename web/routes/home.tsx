import { home } from '../../content/home.ts'
import { Banner } from '../home/banner.tsx'
import { Clients } from '../home/clients.tsx'
import { ContactSection } from '../home/contact-section.tsx'
import { ServicesSlider } from '../home/services-slider.tsx'
import { WhyUs } from '../home/why-us.tsx'
import { laboratory } from '../seo/laboratory.ts'
import { pageMeta } from '../seo/page-meta.ts'

export const handle = { start: 'seen' }

export const meta = () =>
  pageMeta({ path: '/', title: home.title, description: home.description, jsonLd: [laboratory()] })

export default function Home() {
  return (
    <>
      <Banner />
      <ServicesSlider />
      <Clients />
      <WhyUs />
      <ContactSection />
    </>
  )
}
