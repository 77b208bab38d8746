import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirm } from './survey-flow.ts'

type Answer = { status: number; body: string } | 'cut'
const ok: Answer = { status: 200, body: '{"ok":true}' }
const confirmed: Answer = {
  status: 200,
  body: '{"ok":true,"confirmed":true,"confirmadaEn":"2026-12-01T10:00:00-06:00"}',
}
const refused = (status: number, error?: string): Answer => ({ status, body: JSON.stringify({ error }) })

/** Answers the survey and the confirmation; gives the list of the calls made. */
function backend(survey: Answer, confirmation: Answer): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    const answer = path.endsWith('bitacora') ? survey : confirmation
    if (answer === 'cut') throw new TypeError('cut')
    return new Response(answer.body, { status: answer.status })
  })
  return calls
}
afterEach(() => vi.unstubAllGlobals())

const saved = async () => []
const answers = { califica: 5, comentarios: '' }
const lateRFC = { campo: 'RFC', label: 'RFC', value: 'x', why: undefined }
const bothCalls = ['/api/update-encuesta-bitacora', '/api/confirmar-orden']

describe('confirm', () => {
  test.each<[string, Answer, Answer, string[], object]>([
    ['both succeed', ok, confirmed, bothCalls, { kind: 'confirmed', confirmadaEn: '2026-12-01T10:00:00-06:00' }],
    ['survey 403', refused(403, 'Tarde.'), confirmed, bothCalls.slice(0, 1), { kind: 'surveyRefused', text: 'Tarde.' }],
    [
      'survey fails',
      refused(500),
      confirmed,
      bothCalls.slice(0, 1),
      { kind: 'failed', title: 'Error al enviar encuesta', text: 'Ocurrió un problema.' },
    ],
    ['survey cut', 'cut', confirmed, bothCalls.slice(0, 1), { kind: 'failed', title: 'Error de conexión' }],
    [
      'survey unreadable',
      { status: 200, body: '<p>' },
      confirmed,
      bothCalls.slice(0, 1),
      { title: 'Error de conexión' },
    ],
    ['survey of a replaced link', refused(410), confirmed, bothCalls.slice(0, 1), { kind: 'closed' }],
    ['confirmation 403', ok, refused(403), bothCalls, { kind: 'closed' }],
    ['confirmation fails', ok, refused(503, 'Vuelve.'), bothCalls, { kind: 'failed', text: 'Vuelve.' }],
    [
      'confirmation cut, twice',
      ok,
      'cut',
      [...bothCalls, '/api/confirmar-orden'],
      { kind: 'failed', title: 'Error de conexión', uncertain: true },
    ],
    ['no confirmation call', ok, { status: 404, body: 'Not Found' }, bothCalls, { kind: 'confirmed' }],
  ])('with a survey: %s', async (_, survey, confirmation, called, result) => {
    const calls = backend(survey, confirmation)
    expect(await confirm('x', answers, saved)).toMatchObject(result)
    expect(calls).toEqual(called)
  })

  test('sends nothing while something is unsaved', async () => {
    const calls = backend(ok, confirmed)
    expect(await confirm('x', answers, async () => [lateRFC])).toEqual({ kind: 'unsaved', fields: [lateRFC] })
    expect(calls).toEqual([])
  })

  test('without a survey only confirms, and cannot where there is no such call', async () => {
    const made = backend(ok, confirmed)
    expect(await confirm('x', undefined, saved)).toMatchObject({ kind: 'confirmed' })
    expect(made).toEqual(['/api/confirmar-orden'])
    const calls = backend(ok, refused(404))
    expect(await confirm('x', undefined, saved)).toMatchObject({
      kind: 'failed',
      title: 'No se puede confirmar sin encuesta',
    })
    expect(calls).toEqual(['/api/confirmar-orden'])
  })
})
