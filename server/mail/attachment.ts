interface Named {
  /** The file's name. */
  nombre: string
  /** Its MIME type with its parameters. */
  tipo: string
}

/** Small enough to be kept with its mail. */
export interface TextAttachment extends Named {
  texto: string
}

/**
 * Composed each time the mail is sent, out of `datos` (JSON) as they were when the mail was stored: whatever changes
 * meanwhile, and however many wait, the mail says what it said, and the outbox holds no documents.
 */
export interface DocumentAttachment extends Named {
  /** Which of the sender's `documents` composes it. */
  documento: string
  datos: unknown
}

export type Attachment = TextAttachment | DocumentAttachment

/** Composes documents out of their stored data, by name. */
export type Documents = Readonly<Record<string, (datos: unknown) => Promise<Uint8Array>>>

export interface ReadyAttachment {
  filename: string
  contentType: string
  content: string | Buffer
}

async function ready(attachment: Attachment, documents: Documents): Promise<ReadyAttachment> {
  const named = { filename: attachment.nombre, contentType: attachment.tipo }
  if ('texto' in attachment) return { ...named, content: attachment.texto }
  const compose = documents[attachment.documento]
  if (!compose) throw new Error(`Nobody composes the document ${JSON.stringify(attachment.documento)}`)
  return { ...named, content: Buffer.from(await compose(attachment.datos)) }
}

/** The attachments of a mail as they go out. @throws whatever composing a document throws. */
export async function readyAttachments(
  attachments: readonly Attachment[],
  documents: Documents,
): Promise<ReadyAttachment[]> {
  const done: ReadyAttachment[] = []
  for (const attachment of attachments) done.push(await ready(attachment, documents))
  return done
}
