import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Change } from '#contract/ai/plan/plan.schema.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { withoutReason } from '#contract/safety/without-reason.rules.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useKept } from '#web/lib/session/use-kept.ts';
import { SafetyPart } from '#web/pharmacy/index.ts';
import { type Item, isAsked, isEmpty } from '../conversation/exchange.ts';
import type { OrderPart } from '../rows/order-parts.ts';
import { APPLIES, SETTLES } from '../rows/use-next-proposal.ts';
import { ChangeContent } from './change-content.tsx';
import { ChangeQuestions } from './change-questions.tsx';
import { CHANGE_TITLES } from './change-titles.ts';
import { EditChange } from './edit-change.tsx';
import { isOfPart, PartNotes } from './part-notes.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { useChangeSafety } from './use-change-safety.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;
/** Whether nothing has to be decided before it is applied. */
const mayApply = (plan: ChangePlan) => !isAsked(plan) && !isEmpty(plan.change);

export type ChangeCardProps = {
  item: Item;
  /** The answer that proposes it. */
  runId: string;
  plan: ChangePlan;
  /** Without the content, which the sheet shows as its own rows. */
  isBrief?: boolean;
  patientId: string;
  /** With `lines`, only these parts of a new order. */
  onApply: (reasons: readonly OverrideReason[], lines?: readonly number[]) => void;
  onDismiss: (lines?: readonly number[]) => void;
  onUndo: () => void;
  onReplan: (plan: Plan) => void;
};

/** One proposed or applied change: the value before, the value after, and the possible actions. */
export function ChangeCard(props: ChangeCardProps) {
  const { item, runId, plan, isBrief = false, patientId, onApply, onUndo, onReplan } = props;
  const { role } = useCurrentUser();
  const [edit, keepEdit] = useKept(`proposal.${runId}.${item.position}`, Change);
  const title = CHANGE_TITLES[plan.change.type];
  const { state } = item;
  const isOpen = state === 'waiting' || state === 'failed';
  const isEditing = isOpen && edit?.type === plan.change.type;
  const isBusy = state === 'applying' || state === 'undoing';
  const isAllowed = mayMake(plan.change, role);
  const safety = useChangeSafety(plan.change, item, patientId);
  const apply = (): void => {
    if (mayApply(plan) && !safety.isBlocked()) onApply(safety.reasons());
  };
  const byPart = isOpen && isAllowed && !item.isEdited ? partActions(safety, props) : {};

  return (
    <Paper withBorder p="sm" component="section" aria-label={title} data-state={state}>
      <Stack gap="xs">
        <CardHead title={title} item={item} />
        {isEditing ? (
          <EditChange
            plan={plan}
            change={edit}
            onChange={keepEdit}
            onDone={(edited) => {
              keepEdit(null);
              onReplan(edited);
            }}
            onCancel={() => keepEdit(null)}
          />
        ) : (
          !isBrief && (
            <ChangeContent
              plan={plan}
              notes={(part) => <PartNotes part={part} safety={safety} />}
              {...byPart}
            />
          )
        )}
        {!isBrief && <PlanNotes plan={plan} />}
        {isOpen && !isAllowed && <Text size="sm">{AI_MESSAGES.notForRole}</Text>}
        {isOpen && item.isRepeat && <Text size="sm">{AI_MESSAGES.repeated}</Text>}
        {isOpen && isAllowed && (
          <SafetyPart
            safety={safety}
            warnings={safety.warnings.filter((one) => isEditing || !isOfPart(one, plan))}
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
            onEdit={() => keepEdit(plan.change)}
            onDismiss={() => props.onDismiss()}
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

function CardHead({ title, item: { state, message } }: { title: string; item: Item }) {
  const isError = /error/i.test(message);
  return (
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
  );
}

type Safety = ReturnType<typeof useChangeSafety>;

/** Accepts or removes one part of a new order; a serious warning about it needs its reason first. */
function partActions(
  safety: Safety,
  { onApply, onDismiss }: Pick<ChangeCardProps, 'onApply' | 'onDismiss'>,
) {
  const onAccept = ({ index, drugId }: OrderPart): void => {
    const about = safety.warnings.filter(({ drug_ids }) => drugId && drug_ids.includes(drugId));
    const ids = new Set(about.map(({ id }) => id));
    const reasons = safety.reasons().filter(({ warning }) => ids.has(warning));
    if (withoutReason(about, reasons).length > 0) safety.isBlocked();
    else onApply(reasons, [index]);
  };
  return { onAccept, onRemove: ({ index }: OrderPart): void => onDismiss([index]) };
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
          Accept
        </Button>
      )}
      {isAllowed && plan.change.type !== 'delete-pharmacy-order' && (
        <Button {...small} variant="default" onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button {...small} {...SETTLES} variant="subtle" color="gray" onClick={onDismiss}>
        Remove
      </Button>
    </Group>
  );
}
