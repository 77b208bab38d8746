import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link of an MDX text: inside the site without a new document, elsewhere as it is. */
export function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('/documentos/')) return <Link {...rest} to={href} />
  return <a {...rest} href={href} />
}
