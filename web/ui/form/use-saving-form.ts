import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useRedirectAfter } from '#web/lib/address/use-redirect-after.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { useSingleFlight } from './use-single-flight.ts';

type Saving<Values> = {
  initialValues: Values;
  check: (values: Values) => Record<string, string>;
  /** The shared message of missing required fields, if it is among the errors. */
  requiredMessageOf: (errors: Record<string, unknown>) => string | null;
  send: (values: Values) => Promise<unknown>;
  /** The text of a refusal that belongs to no field. */
  saidOf: (refused: unknown) => string;
  saved: string;
  /** The page opened after saving. */
  then: string;
  thenAfterMs: number;
};

type Message = { tone: 'error' | 'success'; text: string };

/** A form that is saved once: shows the result on top, then opens the next page. */
export function useSavingForm<Values extends Record<string, unknown>>(saving: Saving<Values>) {
  const { initialValues, check, requiredMessageOf, send, saidOf, saved } = saving;
  const [message, setMessage] = useState<Message | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: (values) => {
      const errors = check(values);
      const required = requiredMessageOf(errors);
      setMessage(required ? { tone: 'error', text: required } : null);
      return errors;
    },
  });
  useRedirectAfter(isSaved, saving.then, saving.thenAfterMs);

  const { run, pending } = useSingleFlight(async (values: Values) => {
    setMessage(null);
    try {
      await send(values);
      setMessage({ tone: 'success', text: saved });
      setSaved(true);
    } catch (refused) {
      const text = showRefusal(form, refused, saidOf(refused));
      if (text) setMessage({ tone: 'error', text });
    }
  });

  return { form, run, pending, isSaved, message, clearMessage: () => setMessage(null) };
}
