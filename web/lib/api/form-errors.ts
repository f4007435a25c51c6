import type { z } from 'zod';
import { ApiError } from './api-error.ts';

type AnyForm = {
  getValues: () => object;
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
};

/** The first message of each refused field, by path. */
export function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}

/**
 * Shows the server's refusal: beside the field if the form has it, otherwise as the returned text, for the top of the
 * form. Never both.
 */
export function showRefusal(form: AnyForm, error: unknown, text: string): string | null {
  const refused = error instanceof ApiError ? error.fields : {};
  const names = Object.keys(form.getValues());
  const shown = Object.entries(refused).filter(([name]) => names.includes(name));
  if (shown.length === 0) return text;
  form.setErrors(Object.fromEntries(shown));
  focusFirstError(form)(Object.fromEntries(shown));
  return null;
}

/** For `form.onSubmit(send, focusFirstError(form))`: focuses the first invalid field. */
export function focusFirstError(form: Pick<AnyForm, 'getInputNode'>) {
  return (errors: object): void => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
}
