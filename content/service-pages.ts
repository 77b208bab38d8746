import { type ComponentProps, type ComponentType, lazy } from 'react'
import type { ServicePage } from './service-page.ts'

/** A service's prose; where its text says `<Instruments />`, the page's table of instruments stands. */
type ServiceText = ComponentType<{
  components: { Instruments: ComponentType; a?: ComponentType<ComponentProps<'a'>> }
}>

const pages = import.meta.glob<ServicePage>('./services/*.ts', { eager: true, import: 'default' })
/** Each text is a file of its own: a page brings its own service's alone. */
const texts = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ServiceText }>('./services/*.mdx')).map(([path, load]) => [
    path,
    lazy(load),
  ]),
)

/** The page of a service, found by its id alone, so that a new service is two new files; undefined for any other id. */
export function findServicePage(id: string): (ServicePage & { Text: ServiceText }) | undefined {
  const page = pages[`./services/${id}.ts`]
  const Text = texts[`./services/${id}.mdx`]
  return page && Text && { ...page, Text }
}
