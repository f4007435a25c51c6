import './last-visits.css';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import {
  createPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { useUnhurriedApi } from '#web/lib/api/use-unhurried-api.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { factsOf } from '../favourites/sheet-rows.ts';
import { type PastRows, pastRows } from './past-visit-rows.ts';
import { wantRows } from './wanted-rows.ts';

const SHOWN = 3;

type LastVisitsProps = {
  patientId: string;
  /** The visit whose sheet takes the rows; null without an open one. */
  visitId: string | null;
  /** Called when rows are on their way to the sheet. */
  onRepeat?: () => void;
};

/** The rows of a patient's earlier visits, each to be repeated in the open sheet. */
export function LastVisits({ patientId, visitId, onRepeat }: LastVisitsProps) {
  const { role } = useCurrentUser();
  const { past, isFailed, retry } = usePastRows(patientId, visitId);
  const [hasAll, setAll] = useState(false);
  const mayRepeat =
    visitId !== null && mayCall(saveVisitSheet, role) && mayCall(createPharmacyOrder, role);
  const repeat = ({ at, rows }: PastRows): void => {
    if (visitId === null) return;
    wantRows(visitId, { title: `Visit of ${showDate(at)}`, rows });
    onRepeat?.();
  };
  const [newest] = past ?? [];
  useShortcut('alt+9', {
    description: 'Repeat the last visit',
    onPress: () => newest && repeat(newest),
    enabled: mayRepeat && newest !== undefined,
  });
  if (isFailed)
    return <ErrorState message="The last visits could not be loaded." onRetry={retry} />;
  if (!past) return <Skeleton height={60} />;
  if (past.length === 0) return <Text c="dimmed">None.</Text>;
  return (
    <>
      <ul className="last-visits" aria-label="Last visits">
        {(hasAll ? past : past.slice(0, SHOWN)).map((entry) => (
          <li key={entry.key}>
            <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
              <Text size="sm" c="dimmed" className="ui-tabular">
                {[showDate(entry.at), entry.doctor].filter(Boolean).join(' · ')}
              </Text>
              {mayRepeat && (
                <RowButton
                  aria-label={`Repeat the visit of ${showDate(entry.at)}`}
                  // The second press of a double click would repeat it again.
                  onClick={({ detail }) => detail <= 1 && repeat(entry)}
                >
                  Repeat this
                </RowButton>
              )}
            </Group>
            <Text className="last-visit-rows">{factsOf(entry.rows).join(' · ')}</Text>
          </li>
        ))}
      </ul>
      {past.length > SHOWN && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={hasAll}
          onClick={() => setAll(!hasAll)}
        >
          {hasAll ? `Show the newest ${SHOWN}` : `Show all ${past.length}`}
        </Button>
      )}
    </>
  );
}

/** The earlier visits with their orders, as far as the role may see those. */
function usePastRows(patientId: string, currentVisitId: string | null) {
  const { role } = useCurrentUser();
  const input = { params: { id: patientId } };
  const mayDrugs = mayCall(listPatientPharmacyOrders, role);
  const mayTests = mayCall(listPatientLabOrders, role);
  const visits = useUnhurriedApi(listPastVisits, input, { live: true });
  const drugs = useUnhurriedApi(listPatientPharmacyOrders, input, {
    live: true,
    enabled: mayDrugs,
  });
  const tests = useUnhurriedApi(listPatientLabOrders, input, { live: true, enabled: mayTests });
  const parts = [visits, ...(mayDrugs ? [drugs] : []), ...(mayTests ? [tests] : [])];
  const isLoaded = parts.every(({ data }) => data !== undefined);
  return {
    isFailed: parts.some(({ data, error }) => !data && error),
    retry: (): void => void Promise.all(parts.map((part) => part.refetch())),
    past: isLoaded
      ? pastRows({
          visits: visits.data ?? [],
          pharmacyOrders: drugs.data ?? [],
          labOrders: tests.data ?? [],
          currentVisitId,
        })
      : undefined,
  };
}
