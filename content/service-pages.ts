import type { ComponentProps, ComponentType } from 'react'
import type { ServicePage } from './service-page.ts'

/** A service's prose; where its text says `<Instruments />`, the page's table of instruments stands. */
export type ServiceText = ComponentType<{
  components: { Instruments: ComponentType; a?: ComponentType<ComponentProps<'a'>> }
}>

const pages = import.meta.glob<ServicePage>('./services/*.ts', { eager: true, import: 'default' })
const texts = import.meta.glob<ServiceText>('./services/*.mdx', { eager: true, import: 'default' })

/** The page of a service, found by its id alone, so that a new service is two new files; undefined for any other id. */
export function findServicePage(id: string): (ServicePage & { Text: ServiceText }) | undefined {
  const page = pages[`./services/${id}.ts`]
  const Text = texts[`./services/${id}.mdx`]
  return page && Text && { ...page, Text }
}
