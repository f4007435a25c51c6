import { Button, Group, Text } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M, scheduleSet } from '#contract/pharmacy/drug.messages.ts';
import {
  DRUG_SCHEDULE_LABELS,
  DRUG_SCHEDULES,
  type Drug,
  type DrugSchedule,
} from '#contract/pharmacy/drug.ts';
import {
  countDrugLists,
  editDrug,
  getDrug,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';

type UnknownSchedule = Pick<Drug, 'id' | 'name' | 'schedule'>;

/** Sets the schedule of a drug, and offers to take that back. */
function useSetSchedule({ id, name }: UnknownSchedule) {
  const { mutateAsync, isPending } = useApiMutation(editDrug, {
    invalidates: [listDrugs, getDrug, countDrugLists],
  });
  const set = async (schedule: DrugSchedule | null): Promise<void> => {
    try {
      await mutateAsync({ params: { id }, body: { schedule } });
      if (schedule === null) return;
      const undo = { label: 'Undo', onPress: () => void set(null) };
      toast.success(scheduleSet(name, DRUG_SCHEDULE_LABELS[schedule]), { action: undo });
    } catch (error) {
      toast.error(saidOr(error, M.updateFailed));
    }
  };
  return { set, isPending };
}

/** The schedule of a drug; roles that may edit drugs choose an unknown one here. */
export function ScheduleChoice({ drug }: { drug: UnknownSchedule }) {
  const { role } = useCurrentUser();
  const { set, isPending } = useSetSchedule(drug);
  if (drug.schedule !== null) return <>{DRUG_SCHEDULE_LABELS[drug.schedule]}</>;
  if (!mayCall(editDrug, role)) return <Text span>Not known</Text>;
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={`Schedule of ${drug.name}`}>
      {DRUG_SCHEDULES.map((schedule) => (
        <Button
          key={schedule}
          variant="default"
          size="compact-sm"
          disabled={isPending}
          aria-label={`${drug.name}: ${DRUG_SCHEDULE_LABELS[schedule]}`}
          onClick={() => void set(schedule)}
        >
          {schedule === 'none' ? 'None' : schedule}
        </Button>
      ))}
    </Group>
  );
}
