import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { keepMessage, keptMessage } from './message-draft.ts'
import { blankFields, type Message, type Notice, notices, type Problems } from './notices.ts'

const empty: Message = { nombre: '', email: '', mensaje: '' }

/**
 * When the form came in sight, in `performance.now()`'s milliseconds:
 * with the page, which React may come to long after.
 */
function shownAt(): number {
  const isFirstPage = !document.documentElement.hasAttribute('data-hydrated')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (isFirstPage && visit?.domInteractive) || performance.now()
}

function typedIn(form: HTMLFormElement | null): Message {
  const typed = new FormData(form ?? undefined)
  const text = (name: keyof Message) => String(typed.get(name) ?? '')
  return { nombre: text('nombre'), email: text('email'), mensaje: text('mensaje') }
}

/** Idle, sending, then a notice; the fields are cleared only once the message is in. Source: specification §4. */
export function useContactForm() {
  const [fields, setFields] = useState(empty)
  const [sending, setSending] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const opened = useRef(0)

  useEffect(() => {
    opened.current = shownAt()
    // What was typed before React came, or is given back by the browser on return, is the form's.
    const filled = Object.fromEntries(Object.entries(typedIn(form.current)).filter(([, value]) => value !== ''))
    // A field that is blank here gets what was left unsent on another page of the site.
    const left = keptMessage()
    setFields((before) => ({ ...before, ...left, ...filled }))
    // Shown again from the browser's memory, it must not wait for an answer that went to the page left behind.
    const shownAgain = (event: PageTransitionEvent) => event.persisted && setSending(false)
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [])

  useEffect(() => keepMessage(fields), [fields])

  function tell(told: Notice) {
    setNotice(told)
    setProblems(told.campos ?? {})
  }
  function closeNotice() {
    setNotice(undefined)
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (sending) return
    // A press that came before React is told to it before the state has what was typed.
    const message = typedIn(form.current)
    const blank = blankFields(message)
    if (blank) return tell({ ...notices.blank, campos: blank })
    setSending(true)
    const traces = { pagina: trap.current?.value ?? '', tardo: Math.round(performance.now() - opened.current) }
    // Reading a page needs none of this: it comes when it is used.
    const told = await import('./send-message.ts').then(
      ({ sendMessage }) => sendMessage(message, traces),
      () => notices.unsent,
    )
    setSending(false)
    tell(told)
    if (told.kind === 'success') setFields(empty)
  }

  const field = (name: keyof Message) => ({
    name,
    value: fields[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] && `${name}-problema`,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      setFields((before) => ({ ...before, [name]: target.value }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })
  return { form, trap, field, problems, sending, notice, submit, closeNotice }
}
