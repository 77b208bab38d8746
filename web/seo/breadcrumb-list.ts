import { absolute } from './absolute.ts'

/** The way to a page, as its breadcrumb shows it. */
export function breadcrumbList(steps: { label: string; to: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Inicio', to: '/' }, ...steps].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(to),
    })),
  }
}
