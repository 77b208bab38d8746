import { Link, useLocation } from 'react-router'
import { isCurrent, type MenuItem } from './menu.ts'

/** A menu entry: the page's own is marked for everybody, the external one opens beside the site. */
export function MenuLink({ label, to, external }: MenuItem) {
  const { pathname } = useLocation()
  if (external)
    return (
      <a href={to} target="_blank" rel="noopener">
        {label}
      </a>
    )
  return (
    <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
      {label}
    </Link>
  )
}
