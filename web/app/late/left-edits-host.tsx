import { useEffect } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { offerLeftEdits } from '#web/patients/index.ts';

/** Offers edits of patients that a killed browser left, once for each load of the application. */
export function LeftEditsHost() {
  const mayEdit = may(useCurrentUser().role, 'patients.edit');
  useEffect(() => (mayEdit ? offerLeftEdits() : undefined), [mayEdit]);
  return null;
}
