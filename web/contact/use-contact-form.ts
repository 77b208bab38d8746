import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { keepMessage, keptMessage } from './message-draft.ts'
import { blankFields, type Message, type Notice, notices, type Problems } from './notices.ts'

const empty: Message = { nombre: '', email: '', mensaje: '' }

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
    opened.current = performance.now()
    // What was typed before React came, or is given back by the browser on return, is the form's.
    const typed = new FormData(form.current ?? undefined)
    const here = Object.fromEntries(Object.keys(empty).map((name) => [name, String(typed.get(name) ?? '')]))
    // Else what was left unsent on another page of the site.
    const left = Object.values(here).some((value) => value !== '') ? {} : keptMessage()
    setFields((before) => ({ ...before, ...here, ...left }))
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
    const blank = blankFields(fields)
    if (blank) return tell({ ...notices.blank, campos: blank })
    setSending(true)
    const traces = { pagina: trap.current?.value ?? '', tardo: Math.round(performance.now() - opened.current) }
    // Reading a page needs none of this: it comes when it is used.
    const told = await import('./send-message.ts').then(
      ({ sendMessage }) => sendMessage(fields, traces),
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
