import { Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { SafetyPart } from '#web/pharmacy/index.ts';
import { APPLIES, SETTLES } from '../answers/use-next-proposal.ts';
import { type Item, isAsked, isEmpty } from '../conversation/exchange.ts';
import { ChangeQuestions } from './change-questions.tsx';
import { CHANGE_TITLES } from './change-titles.ts';
import { EditChange } from './edit-change.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { useChangeSafety } from './use-change-safety.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
/** Whether nothing has to be decided before it is applied. */
const mayApply = (plan: ChangePlan) => !isAsked(plan) && !isEmpty(plan.change);

export type ChangeCardProps = {
  item: Item;
  plan: ChangePlan;
  patientId: string;
  onApply: (reasons: readonly OverrideReason[]) => void;
  onDismiss: () => void;
  onUndo: () => void;
  onReplan: (plan: Plan) => void;
};

/** One proposed or applied change: the value before, the value after, and the possible actions. */
export function ChangeCard(props: ChangeCardProps) {
  const { item, plan, patientId, onApply, onDismiss, onUndo, onReplan } = props;
  const { role } = useCurrentUser();
  const [isEditing, setEditing] = useState(false);
  const title = CHANGE_TITLES[plan.change.type];
  const { state, message } = item;
  const isOpen = state === 'waiting' || state === 'failed';
  const isBusy = state === 'applying' || state === 'undoing';
  const isAllowed = mayMake(plan.change, role);
  const isError = /error/i.test(message);
  const safety = useChangeSafety(plan.change, item, patientId);
  const apply = (): void => {
    if (mayApply(plan) && !safety.isBlocked()) onApply(safety.reasons());
  };

  return (
    <Paper withBorder p="sm" component="section" aria-label={title} data-state={state}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{title}</Text>
          <Text
            size="sm"
            role="status"
            {...(isError && { c: 'var(--mantine-color-error)' })}
            {...(state === 'applied' && !isError && { c: 'var(--mantine-color-success)' })}
          >
            {message}
          </Text>
        </Group>
        {isEditing ? (
          <EditChange
            plan={plan}
            onDone={(edited) => {
              setEditing(false);
              onReplan(edited);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <BeforeAfter plan={plan} />
        )}
        <PlanNotes plan={plan} />
        {isOpen && !isAllowed && <Text size="sm">{AI_MESSAGES.notForRole}</Text>}
        {isOpen && item.isRepeat && <Text size="sm">{AI_MESSAGES.repeated}</Text>}
        {isOpen && isAllowed && (
          <SafetyPart
            safety={safety}
            warnings={safety.warnings}
            unchecked={safety.unchecked}
            onEnter={apply}
          />
        )}
        {isOpen && isAllowed && <ChangeQuestions plan={plan} onReplan={onReplan} />}
        {isOpen && !isEditing && (
          <OpenActions
            plan={plan}
            isAllowed={isAllowed}
            onApply={apply}
            onEdit={() => setEditing(true)}
            onDismiss={onDismiss}
          />
        )}
        {state === 'applied' && item.canUndo && (
          <Group>
            <Button {...SETTLES} size="compact-md" variant="default" onClick={onUndo}>
              Undo
            </Button>
          </Group>
        )}
        {isBusy && <Text size="sm">Please wait...</Text>}
      </Stack>
    </Paper>
  );
}

type OpenActionsProps = {
  plan: ChangePlan;
  isAllowed: boolean;
  onApply: () => void;
  onEdit: () => void;
  onDismiss: () => void;
};

function OpenActions({ plan, isAllowed, onApply, onEdit, onDismiss }: OpenActionsProps) {
  const small = { size: 'compact-md' } as const;
  return (
    <Group gap="xs">
      {isAllowed && (
        <Button
          {...small}
          {...SETTLES}
          {...(mayApply(plan) && APPLIES)}
          disabled={!mayApply(plan)}
          onClick={onApply}
        >
          Apply
        </Button>
      )}
      {isAllowed && plan.change.type !== 'delete-pharmacy-order' && (
        <Button {...small} variant="default" onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button {...small} {...SETTLES} variant="subtle" color="gray" onClick={onDismiss}>
        Dismiss
      </Button>
    </Group>
  );
}

function BeforeAfter({ plan: { rows } }: { plan: ChangePlan }) {
  const shown = rows.filter(({ before, after }) => before || after);
  if (shown.length === 0) return <Text size="sm">Nothing changes.</Text>;
  const hasBefore = shown.some(({ before }) => before !== '');
  return (
    <div className="assistant-rows">
      <Table withRowBorders={false} verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            {hasBefore && <Table.Th>Before</Table.Th>}
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ label, before, after }) => (
            <Table.Tr key={`${label}${before}${after}`}>
              <Table.Td>{label}</Table.Td>
              {hasBefore && <Table.Td className="assistant-before">{before || '–'}</Table.Td>}
              <Table.Td className="assistant-after">{after || 'removed'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
