import type { ReactNode } from 'react';
import { patientNo } from '#contract/patients/patient-numbers.ts';

type PatientNameProps = {
  token: number;
  /** The name, plain or as a link. */
  children: ReactNode;
};

/** A patient as the subject of a row: the name, and the number for life beneath it. */
export function PatientName({ token, children }: PatientNameProps) {
  return (
    <>
      <div className="ui-lead">{children}</div>
      {/* A card's subject is bold as a whole. */}
      <div className="ui-under ui-tabular" style={{ fontWeight: 400 }}>
        {patientNo(token)}
      </div>
    </>
  );
}
