import { Paper, Title } from '@mantine/core';
import { useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { OPEN_VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { LastVisits } from '#web/visit-sheet/index.ts';

/** With an open visit, the earlier ones; repeating one opens the open visit's consultation. */
export function LastVisitsPanel({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  const mayRepeat =
    mayCall(saveVisitSheet, role) &&
    mayCall(createPharmacyOrder, role) &&
    mayCall(getLatestVisit, role);
  // Without an open visit, the API answers 404.
  const { data: visit } = useApi(
    getLatestVisit,
    { params: { id: patientId } },
    { live: true, enabled: mayRepeat },
  );
  const isOpen = visit && OPEN_VISIT_STATUSES.some((status) => status === visit.status);
  if (!mayRepeat || !isOpen) return null;
  const visitId = visit.id;
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby="record-last-visits">
      <Title order={2} size="h3" id="record-last-visits" mb="xs">
        Last visits
      </Title>
      <LastVisits
        patientId={patientId}
        visitId={visitId}
        onRepeat={() => navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId }))}
      />
    </Paper>
  );
}
