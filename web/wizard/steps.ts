/** The four steps of the wizard. Source: specification §2. */
const stepNames = ['Facturación', 'Certificado de Calibración', 'Vista Previa', 'Encuesta de Calidad'] as const
export type Step = 1 | 2 | 3 | 4
export const steps = [1, 2, 3, 4] as const satisfies readonly Step[]
export const lastStep = 4

export const stepName = (step: Step): string => stepNames[step - 1] ?? ''

/** `free`: all steps at any time. `limited`: up to the highest reached. Source: specification §2, design §8. */
export type WizardForm = 'free' | 'limited'

export interface Progress {
  form: WizardForm
  /** The highest step reached in this browser. */
  highest: Step
  readOnly: boolean
}

/** Whether a step may be shown. Read-only orders open all four in both forms. */
export const isStepOpen = (step: Step, { form, highest, readOnly }: Progress): boolean =>
  form === 'free' || readOnly || step <= highest

/** Completed means below the highest reached (look/README). */
export const isStepCompleted = (step: Step, { highest }: Pick<Progress, 'highest'>): boolean => step < highest

/** A step out of the address or the storage: anything that is none counts as the first. */
export function readStep(text: string | null | undefined): Step {
  return steps.find((step) => String(step) === text) ?? 1
}
