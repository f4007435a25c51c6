import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { listBreaches, noteBreach } from '#contract/access/breach.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { type BreachValues, checkBreach, EMPTY_BREACH, readBreach } from './breach.values.ts';
import { PersonSelect } from './person-select.tsx';
import { TouchedNow } from './touched-now.tsx';

const TEXTS = [
  ['happened', 'What happened, where and how'],
  ['consequences', 'Likely consequences for the patients'],
  ['measures', 'Measures taken and planned'],
  ['advice', 'What the patients can do to be safe'],
  ['contact', 'Who answers the patients’ questions (name, phone, email)'],
] as const;

/** Records a breach. The record cannot be changed later, only added to. */
export function BreachForm({ onDone }: { onDone: () => void }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<BreachValues>({ initialValues: EMPTY_BREACH, validate: checkBreach });
  const note = useApiMutation(noteBreach, {
    invalidates: [listBreaches],
    onSuccess: () => {
      toast.success(M.breachNoted);
      onDone();
    },
    onError: (error) =>
      setMessage(showRefusal(form, error, `${M.breachFailed} ${messageOf(error)}`)),
  });
  const { values } = form;
  const send = () => {
    const body = readBreach(values);
    if (body) note.mutate({ body });
  };
  return (
    <form onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
      <Stack gap="sm" maw={720} className="ui-sheet">
        {message && (
          <AlertBanner tone="error" onClose={() => setMessage(null)}>
            {message}
          </AlertBanner>
        )}
        <DateField
          label="Noticed"
          withTime
          maw={280}
          autoFocus
          {...form.getInputProps('noticed_at')}
        />
        <Radio.Group label="Whom it may concern" {...form.getInputProps('by')}>
          <Stack gap="xs" mt="xs">
            <Radio value="account" label="What one account saw, changed or took in a time" />
            <Radio
              value="everyone"
              label="Every patient: a stolen disk, computer or backup, or not known"
            />
          </Stack>
        </Radio.Group>
        {values.by === 'account' && (
          <>
            <Group gap="sm" align="flex-start">
              <PersonSelect
                value={values.person}
                onChange={(id) => form.setFieldValue('person', id)}
                error={form.errors.person ? String(form.errors.person) : undefined}
              />
              <DateField label="From" withTime {...form.getInputProps('from')} />
              <DateField label="Until" withTime {...form.getInputProps('until')} />
            </Group>
            <TouchedNow values={values} />
          </>
        )}
        {TEXTS.map(([field, label]) => (
          <Textarea key={field} label={label} rows={3} {...form.getInputProps(field)} />
        ))}
        <Group gap="sm">
          <SubmitButton pending={note.isPending}>Keep the note</SubmitButton>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
