import './proposed.css';
import { Skeleton, Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import type { ConversationState } from '../conversation/use-conversation.ts';
import { NotRead, notReadIn } from './not-read.tsx';
import { isOpen, itemsOf, type ProposalPlace } from './open-items.ts';

const ChangeCard = lazyPart(() =>
  import('../changes/change-card.tsx').then((module) => module.ChangeCard),
);

const TITLES = {
  visit: 'Proposed for the visit',
  prescription: 'Proposed for the prescription',
  tests: 'Proposed tests',
} as const satisfies Record<ProposalPlace, string>;

type ProposalsProps = { conversation: ConversationState; place: ProposalPlace };
type ProposedProps = ProposalsProps & {
  /** The note as it is typed. */
  note: string;
};

/** The proposals of an answer for a part of the visit sheet, and the parts of the note that it could not read. */
export function Proposed({ note, ...props }: ProposedProps) {
  const { conversation, place } = props;
  const notRead = notReadIn(conversation.exchanges, place, note);
  return (
    <>
      <Proposals {...props} />
      {place !== 'visit' && notRead.length > 0 && (
        <NotRead parts={notRead} place={place} visitId={conversation.visitId} />
      )}
    </>
  );
}

/** The proposals that wait in a part of the visit sheet. They are not part of it until accepted. */
function Proposals({ conversation, place }: ProposalsProps) {
  const { apply, dismiss, undo, replan, patientId, exchanges } = conversation;
  const items = itemsOf(exchanges, place);
  const waits = items.some(({ item }) => isOpen(item));
  if (items.length === 0) return null;
  return (
    <section className="proposed" aria-label={TITLES[place]} data-waits={waits || undefined}>
      {waits && (
        <Text size="xs" fw={500} className="proposed-title">
          {TITLES[place]}: not accepted yet
        </Text>
      )}
      <Suspense fallback={<Skeleton height={60} />}>
        {items.map(({ exchange: { runId }, item, plan }) => {
          const { position } = item;
          return (
            <ChangeCard
              key={`${runId} ${position}`}
              item={item}
              runId={runId}
              plan={plan}
              isBrief={!isOpen(item)}
              patientId={patientId}
              onApply={(reasons, lines) => apply(runId, position, { reasons, lines })}
              onDismiss={(lines) => dismiss(runId, position, lines)}
              onUndo={() => undo(runId, position)}
              onReplan={(next) => replan(runId, position, next)}
            />
          );
        })}
      </Suspense>
    </section>
  );
}
