import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { importDefaultLabTests, listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { importDefaultDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { defaultsImported, importDefaultsFailed } from '#contract/tutorial/tutorial.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';

type ImportStepProps = {
  endpoint: typeof importDefaultDrugs | typeof importDefaultLabTests;
  /** The name in the messages: `medications`, `lab tests`. */
  what: string;
  text: string;
  /** Called with the success message. */
  onDone: (message: string) => void;
  onNext: () => void;
};

/** Imports defaults, and continues on success. */
export function ImportStep({ endpoint, what, text, onDone, onNext }: ImportStepProps) {
  const drugs = useApiMutation(importDefaultDrugs, { invalidates: [listDrugs] });
  const labTests = useApiMutation(importDefaultLabTests, { invalidates: [listLabTests] });
  const [error, setError] = useState<string | null>(null);

  const { run, pending } = useSingleFlight(async () => {
    setError(null);
    try {
      const carryOut = endpoint === importDefaultDrugs ? drugs : labTests;
      const { details } = await carryOut.mutateAsync({});
      onDone(defaultsImported(what, details.added, details.updated));
      onNext();
    } catch (refused) {
      setError(importDefaultsFailed(what, messageOf(refused)));
    }
  });

  return (
    <>
      <Text>{text}</Text>
      <FormMessage error={error} />
      <Button onClick={() => void run()} loading={pending} data-autofocus>
        Import default {what}
      </Button>
    </>
  );
}
