import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('../build/client/', import.meta.url))
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A backend of somebody else: the built site, and calls that answer what the specification lists and nothing more. */
export class StubBackend {
  readonly billing: Record<string, unknown> = {
    RFC: 'DIM8701081LA',
    Empresa: 'Dinámica Metálica del Norte',
    Correo: 'compras@dmn.example',
    Direccion: 'Av. de la Industria 45',
    Ciudad: 'Apodaca',
    Municipio: null,
    Estado: 'Nuevo León',
    CP: 66600,
    Pedido: 'PO-88213',
    MetodoPago: 'PUE',
    FormaPago: '03',
    UsoCFDI: 'G03',
  }
  readonly instrument: Record<string, unknown> = {
    idDatoCert: 48211,
    Instrumento: 'Manómetro',
    Marca: 'Norvex',
    Modelo: 'NX-100',
    Serie: 'A18-001',
    Identificacion: 'MP-001',
  }
  /** Whether datos-certificado gives its list as `data` alone, as the older variant reads it. */
  onlyData = false
  readonly saves: Record<string, unknown>[] = []
  url = ''
  #server: Server = createServer((request, response) => {
    this.#answer(request).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    )
  })

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  async #answer(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '/', 'http://stub')
    if (!pathname.startsWith('/api/')) return this.#file(pathname)
    const body = JSON.parse((await request.toArray()).join('') || '{}') as Record<string, unknown>
    const reply = this.#reply(`${request.method} ${pathname}`, body)
    return {
      status: reply ? 200 : 404,
      type: 'application/json',
      body: JSON.stringify(reply ?? { error: 'No existe' }),
    }
  }

  #reply(call: string, { idOrden, cambiados: _, ...values }: Record<string, unknown>): object | undefined {
    if (idOrden !== 'stub') return undefined
    if (call === 'POST /api/datos-factura')
      return { ...this.billing, fechaLimite: '2030-12-03T18:00:00.000Z', expired: 0 }
    if (call === 'POST /api/datos-certificado') {
      const { Empresa, Direccion, Ciudad, Municipio, Estado, CP } = this.billing
      const lists = this.onlyData
        ? { data: [this.instrument] }
        : { instrumentos: [this.instrument], instrumentosAdicional: null }
      return { OrdenServicio: 912, Empresa, Direccion, Ciudad, Municipio, Estado, CP, ...lists, confirmed: false }
    }
    if (call === 'PUT /api/datos-factura') return this.#save(this.billing, values)
    if (call === 'PUT /api/datos-inst-certificado/update-single') return this.#save(this.instrument, values)
    return undefined
  }

  #save(target: Record<string, unknown>, values: Record<string, unknown>): object {
    this.saves.push(values)
    Object.assign(target, values)
    return { message: 'actualizado' }
  }

  async #file(pathname: string) {
    const extension = extname(pathname)
    const path = types[extension] ? pathname : '__spa-fallback.html'
    const body = await readFile(join(site, path)).catch(() => undefined)
    return { status: body ? 200 : 404, type: types[extension] ?? 'text/html', body: body ?? '' }
  }
}
