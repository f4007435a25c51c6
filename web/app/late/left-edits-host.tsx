import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { draftNames } from '#web/lib/session/drafts.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { offerLeftEdits } from '#web/patients/index.ts';

/** Offers edits of patients and visit sheets that a killed browser left, once for each load of the application. */
export function LeftEditsHost() {
  const { role } = useCurrentUser();
  const mayEdit = may(role, 'patients.edit');
  const maySave = mayCall(saveVisitSheet, role);
  const navigate = useNavigate();
  const open = useEffectEvent((visitId: string) =>
    navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId })),
  );
  useEffect(() => (mayEdit ? offerLeftEdits() : undefined), [mayEdit]);
  useEffect(() => {
    // The code of the sheet is loaded for a sheet that was left only.
    if (!maySave || !draftNames().some((name) => name.startsWith('visit-sheet.'))) return;
    let withdraw: (() => void) | undefined;
    let isOver = false;
    void import('#web/visit-sheet/index.ts').then(
      ({ offerLeftSheets }) => {
        if (!isOver) withdraw = offerLeftSheets((visitId) => void open(visitId));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      withdraw?.();
    };
  }, [maySave]);
  return null;
}
