import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useSingleFlight } from './use-single-flight.ts';

type CheckedForm<Values extends Record<string, unknown>> = {
  initialValues: Values;
  schema: z.ZodType<unknown, Values>;
  send: (values: Values, form: UseFormReturnType<Values>) => Promise<unknown>;
  /** The text of a refusal that belongs to no field. */
  saidOf?: (refused: unknown) => string;
  /** The error on top before the first submission. */
  initialError?: string | null;
};

/** A form whose values a schema checks and one call sends; a refusal is shown beside its field, or as `error` on top. */
export function useCheckedForm<Values extends Record<string, unknown>>({
  initialValues,
  schema,
  send,
  saidOf = messageOf,
  initialError = null,
}: CheckedForm<Values>) {
  const [error, setError] = useState<string | null>(initialError);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const { run, pending } = useSingleFlight(async (values: Values) => {
    setError(null);
    try {
      await send(values, form);
    } catch (refused) {
      setError(showRefusal(form, refused, saidOf(refused)));
    }
  });
  return { form, error, pending, onSubmit: form.onSubmit(run, focusFirstError(form)) };
}
