import { expect, test } from 'vitest'
import { isStepCompleted, isStepOpen, readStep, steps, type WizardForm } from './steps.ts'

test.each([
  { form: 'free', highest: 1, readOnly: false, open: [1, 2, 3, 4] },
  { form: 'limited', highest: 1, readOnly: false, open: [1] },
  { form: 'limited', highest: 3, readOnly: false, open: [1, 2, 3] },
  { form: 'limited', highest: 1, readOnly: true, open: [1, 2, 3, 4] },
] as const)('$form, reached $highest, read-only $readOnly', ({ form, highest, readOnly, open }) => {
  const progress = { form: form as WizardForm, highest, readOnly }
  expect(steps.filter((step) => isStepOpen(step, progress))).toEqual(open)
  expect(steps.filter((step) => isStepCompleted(step, progress))).toEqual(steps.filter((step) => step < highest))
})

test.each([
  ['3', 3],
  ['0', 1],
  ['5', 1],
  ['__proto__', 1],
  [null, 1],
])('step %s is read as %s', (text, step) => {
  expect(readStep(text)).toBe(step)
})
