import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { PASSWORD_MIN } from '#contract/kernel/fields.ts';
import { labelOf } from '#contract/kernel/roles.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { AddStaffBody } from '#contract/staff/edit-staff.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { addStaffFailed, loadStaffFailed } from '#contract/staff/staff.messages.ts';
import { TUTORIAL_MESSAGES as M, staffAdded } from '#contract/tutorial/tutorial.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { fieldErrorsOf, focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';

/** The accounts to add, one after the other (specification 2, sections 4 and 9). */
const WANTED = ['lab', 'pharmacy'] as const;
type Wanted = (typeof WANTED)[number];

const EMPTY = { name: '', email: '', password: '' };
type Values = typeof EMPTY;

type AddStaffStepProps = {
  /** Called with the success message. */
  onDone: (message: string) => void;
  onNext: () => void;
};

/** Adds a lab technician, then a pharmacist; roles that already exist are skipped. */
export function AddStaffStep({ onDone, onNext }: AddStaffStepProps) {
  const staff = useApi(listStaff, {});
  const role = WANTED.find((wanted) => !staff.data?.some((member) => member.role === wanted));
  const isComplete = staff.data !== undefined && role === undefined;
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    if (isComplete) goOn();
  }, [isComplete]);

  if (staff.error && !staff.data) {
    const message = loadStaffFailed(staff.error.message);
    return <ErrorState message={message} onRetry={() => void staff.refetch()} />;
  }
  if (!staff.data || !role) return <Skeleton height={220} role="status" aria-label="Loading" />;
  return <AddForm key={role} role={role} onDone={onDone} />;
}

function check(values: Values, role: Wanted): Record<string, string> {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '');
  if (empty.length > 0) return Object.fromEntries(empty.map(([name]) => [name, M.fillAll]));
  const { error } = AddStaffBody.safeParse({ ...values, role });
  return error ? fieldErrorsOf(error) : {};
}

function AddForm({ role, onDone }: { role: Wanted } & Pick<AddStaffStepProps, 'onDone'>) {
  const add = useApiMutation(addStaff, { invalidates: [listStaff] });
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: EMPTY,
    validate: (values) => {
      const errors = check(values, role);
      setError(Object.values(errors).includes(M.fillAll) ? M.fillAll : null);
      return errors;
    },
  });

  const { run, pending } = useSingleFlight(async (values: Values) => {
    setError(null);
    try {
      const { name } = await add.mutateAsync({ body: { ...values, role } });
      onDone(staffAdded(name, labelOf(role)));
    } catch (refused) {
      setError(showRefusal(form, refused, addStaffFailed(messageOf(refused))));
    }
  });

  const field = (name: keyof Values) => {
    const { error: ofField, ...input } = form.getInputProps(name);
    // The shared message is shown on top; the field is only marked.
    return { ...input, error: ofField === M.fillAll ? true : ofField };
  };

  return (
    <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
      <Stack gap="sm">
        <Text>
          Add a <strong>{labelOf(role)}</strong>: they sign in with this email and password.
        </Text>
        <FormMessage error={error} />
        <TextInput
          label="Name"
          required
          autoComplete="off"
          autoFocus
          data-autofocus
          {...field('name')}
        />
        <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
        <NewPasswordField
          label="Password"
          description={`Min. ${PASSWORD_MIN} characters.`}
          required
          autoComplete="new-password"
          {...field('password')}
        />
        <SubmitButton pending={pending}>Add {labelOf(role)}</SubmitButton>
      </Stack>
    </form>
  );
}
