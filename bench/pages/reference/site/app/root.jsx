import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { menu } from '../../content.js'
import css from './app.css?inline'

export function Layout({ children }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <style>{css}</style>
      </head>
      <body>
        <div className="top">
          <div className="c">ventas@laboratorio.example · 55 0000 0000 · WhatsApp</div>
        </div>
        <nav>
          <div className="c">
            <b>Laboratorio</b>
            {menu.map(([to, text]) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </div>
        </nav>
        <main>{children}</main>
        <footer>
          <div className="c">Lunes a viernes, 9 am a 6 pm. Sábado y domingo cerrado.</div>
        </footer>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
