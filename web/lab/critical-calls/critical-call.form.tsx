import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { wallClock } from '#contract/kernel/dates.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import {
  CRITICAL_CALL_MESSAGES as M,
  recordCallFailed,
} from '#contract/lab/critical/critical-call.messages.ts';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { getLabOrderReport, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { groupedCount } from '#contract/lab/results/grouped-count.rules.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { clinicZone } from '#web/lib/clinic-time.ts';
import { instantOf } from '#web/lib/instant-of.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type CriticalCallFormProps = {
  orderId: string;
  results: NonNullable<LabReport['report_critical']>;
  onClose: () => void;
};

const MINUTE_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

/** The present minute in the clinic's time zone, as a date field has it. */
function thisMinute(): string {
  return wallClock(new Date(), clinicZone()).toISOString().slice(0, MINUTE_LENGTH);
}

/** Records who was told about the critical results, when, and whether they read the values back. */
export function CriticalCallForm({ orderId: id, results, onClose }: CriticalCallFormProps) {
  const [first] = useState(thisMinute);
  const [told, setTold] = useState('');
  const [calledAt, setCalledAt] = useState(first);
  const [readBack, setReadBack] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(recordCriticalCall, {
    invalidates: [getLabOrderReport, listPatientLabReports],
  });
  const { run, pending } = useSingleFlight(async () => {
    if (told.trim() === '') return setError(M.toldRequired);
    const about = { results: results.map((result) => result.id), told, readBack };
    // An unchanged time is the server's own clock.
    const moment = calledAt === first ? undefined : instantOf(calledAt);
    try {
      await mutateAsync({ params: { id }, body: { ...about, calledAt: moment } });
      toast.success(M.recorded);
      onClose();
    } catch (refused) {
      setError(recordCallFailed(messageOf(refused)));
    }
  });

  return (
    <form
      noValidate
      aria-label="Call about critical results"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm" mt="xs" maw={480}>
        <Text fw={600}>
          {results
            .map(({ parameter, result, unit }) => `${parameter} ${groupedCount(result)} ${unit}`)
            .join(', ')}
        </Text>
        <FormMessage error={error} />
        <TextInput
          label="Who was told"
          required
          autoFocus
          autoComplete="off"
          maxLength={120}
          value={told}
          onChange={({ currentTarget }) => setTold(currentTarget.value)}
        />
        <DateField
          label="When"
          withTime
          value={calledAt}
          onChange={({ currentTarget }) => setCalledAt(currentTarget.value)}
        />
        <Checkbox
          label="They read the values back"
          checked={readBack}
          onChange={({ currentTarget }) => setReadBack(currentTarget.checked)}
        />
        <Group gap="xs">
          <SubmitButton pending={pending}>Save the call</SubmitButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
