import type { ReactNode } from 'react';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { UserFields } from './user-fields.tsx';
import { requiredMessageOf, type UserFormValues } from './user-form.values.ts';

type UserModalProps = {
  title: string;
  initialValues: UserFormValues;
  check: (values: UserFormValues) => Record<string, string>;
  send: (values: UserFormValues) => Promise<unknown>;
  /** Shown when the server sends no message. */
  failed: string;
  saved: string;
  submitLabel: string;
  /** Editing: the password may stay blank, and the clinic cannot be cleared. */
  editing?: 'own' | 'other';
  /** Buttons below the fields that act at once. */
  more?: ReactNode;
  onClose: () => void;
};

/** The form of a user in a dialog; sends once, and keeps the input after a refusal. */
export function UserModal({ send, saved, editing, more, ...form }: UserModalProps) {
  return (
    <DialogForm<UserFormValues>
      {...form}
      summaryOf={requiredMessageOf}
      send={async (values) => {
        await send(values);
        toast.success(saved);
      }}
    >
      {(fields) => (
        <>
          <UserFields form={fields} editing={editing} />
          {more}
        </>
      )}
    </DialogForm>
  );
}
