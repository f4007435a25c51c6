import { Button, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { AI_MESSAGES, didYouMean } from '#contract/ai/ai.messages.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { SafetyPart } from '#web/pharmacy/index.ts';
import { type Item, isAsked, isEmpty } from '../conversation/exchange.ts';
import { CHANGE_TITLES } from './change-titles.ts';
import { decideDrug, decideTest } from './decide.ts';
import { EditChange } from './edit-change.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { useChangeSafety } from './use-change-safety.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
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
  const mayApply = !isAsked(plan) && !isEmpty(plan.change);
  const small = { size: 'compact-md' } as const;
  const isError = /error/i.test(message);
  const safety = useChangeSafety(plan.change, item, patientId);
  const apply = (): void => {
    if (mayApply && !safety.isBlocked()) onApply(safety.reasons());
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
        {isOpen && isAllowed && <Questions plan={plan} onReplan={onReplan} />}
        {isOpen && !isEditing && (
          <Group gap="xs">
            {isAllowed && (
              <Button {...small} disabled={!mayApply} onClick={apply}>
                Apply
              </Button>
            )}
            {isAllowed && plan.change.type !== 'delete-pharmacy-order' && (
              <Button {...small} variant="default" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            <Button {...small} variant="subtle" color="gray" onClick={onDismiss}>
              Dismiss
            </Button>
          </Group>
        )}
        {state === 'applied' && item.canUndo && (
          <Group>
            <Button {...small} variant="default" onClick={onUndo}>
              Undo
            </Button>
          </Group>
        )}
        {isBusy && <Text size="sm">Please wait...</Text>}
      </Stack>
    </Paper>
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

/** Names that match several entries of the list: the person picks one, or none. */
function Questions({ plan, onReplan }: { plan: ChangePlan; onReplan: (plan: Plan) => void }) {
  return (
    <>
      {plan.askedDrugs.map((asked) => (
        <Question
          key={asked.written}
          asked={asked}
          none="None: put it on the prescription"
          onDecide={(choice) => onReplan(decideDrug(plan, asked, choice))}
        />
      ))}
      {plan.askedTests.map((asked) => (
        <Question
          key={asked.written}
          asked={asked}
          none="None: leave it out"
          onDecide={(choice) => onReplan(decideTest(plan, asked, choice))}
        />
      ))}
    </>
  );
}

interface QuestionProps<Choice> {
  asked: {
    readonly written: string;
    readonly why?: string;
    readonly options: readonly { id: string; name: string; differs?: string; choice: Choice }[];
  };
  /** The label of the button for "none". */
  none: string;
  onDecide: (choice: Choice | null) => void;
}

function Question<Choice>({ asked, none, onDecide }: QuestionProps<Choice>) {
  const { written, options, why } = asked;
  const [first] = options;
  const small = { size: 'compact-md', variant: 'light' } as const;
  const isOther = options.every(({ differs }) => differs !== undefined);
  const asWritten = options.length === 1 ? (first?.name ?? '') : 'one of these';
  // An option that differs from the written text is never the first choice.
  const leaveOut = (
    <Button {...small} key="none" variant="default" onClick={() => onDecide(null)}>
      {none}
    </Button>
  );
  return (
    <fieldset className="assistant-question">
      <legend>
        {written}: {isOther ? AI_MESSAGES.notAsWritten : didYouMean(asWritten)}
      </legend>
      {why && <Text size="sm">{why}</Text>}
      <Group gap="xs">
        {isOther && leaveOut}
        {options.map(({ id, name, choice, differs }) => (
          <Button
            {...small}
            key={id}
            {...(differs && { variant: 'default' })}
            onClick={() => onDecide(choice)}
          >
            {differs ? `${name} (${differs})` : name}
          </Button>
        ))}
        {!isOther && leaveOut}
      </Group>
    </fieldset>
  );
}
