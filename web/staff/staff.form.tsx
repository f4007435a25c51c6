import { messageOf } from '#web/lib/api/api-error.ts';
import { SavingForm } from '#web/ui/form/saving-form.tsx';
import { useSavingForm } from '#web/ui/form/use-saving-form.ts';
import { MESSAGE_CLEARS_AFTER_MS, REDIRECT_AFTER_SAVE_MS } from './staff.constants.ts';
import { StaffFields } from './staff-fields.tsx';
import { requiredMessageOf, type StaffFormValues } from './staff-form.values.ts';

type StaffFormProps = {
  initialValues: StaffFormValues;
  check: (values: StaffFormValues) => Record<string, string>;
  send: (values: StaffFormValues) => Promise<unknown>;
  /** The catalogue's text around the server's message. */
  failed: (message: string) => string;
  submitLabel: string;
  saved: string;
  /** The page opened 2 s after saving. */
  then: string;
  /** Editing: the password may stay blank, and the status can be chosen. */
  editing?: 'own' | 'other';
};

/** The form of a staff member; sends once, then opens the next page. */
export function StaffForm({ failed, submitLabel, editing, ...sent }: StaffFormProps) {
  const saving = useSavingForm<StaffFormValues>({
    ...sent,
    requiredMessageOf,
    saidOf: (refused) => failed(messageOf(refused)),
    thenAfterMs: REDIRECT_AFTER_SAVE_MS,
  });
  return (
    <SavingForm saving={saving} submitLabel={submitLabel} clearAfterMs={MESSAGE_CLEARS_AFTER_MS}>
      <StaffFields form={saving.form} editing={editing} />
    </SavingForm>
  );
}
