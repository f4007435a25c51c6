import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Admission } from '#contract/admissions/admission.ts';
import { getDischargeSummary } from '#contract/discharge/discharge.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { summaryPath } from './admission-links.ts';

/** To the discharge summary of a stay, which is written before or after the discharge. */
export function SummaryLink({ stay }: { stay: Admission }) {
  if (!mayCall(getDischargeSummary, useCurrentUser().role)) return null;
  return (
    <Button component={Link} to={summaryPath(stay.patient_id, stay.id)} variant="default">
      Discharge summary
    </Button>
  );
}
