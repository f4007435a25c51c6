import './assistant.css';
import { Button, Group, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { Exchange } from '../conversation/exchange.ts';
import type { Question } from '../conversation/question.ts';
import type { ConversationState } from '../conversation/use-conversation.ts';
import { isInSheet, isOpen } from '../rows/open-items.ts';
import { Answer } from './answer.tsx';
import { AnswerText } from './answer-text.tsx';

const ChangeCard = lazyPart(() =>
  import('../changes/change-card.tsx').then((module) => module.ChangeCard),
);

type AnswersProps = {
  conversation: ConversationState;
  onPrint: (exchange: Exchange) => void;
};

/** The text streamed so far, without the raw calls. */
function wordsSoFar(text: string): string {
  return (/^([\s\S]*?)(?:```|^\s*[[{])/m.exec(text)?.[1] ?? text).trim();
}

/** The conversation, newest answer first. */
export function Answers({ conversation, onPrint }: AnswersProps) {
  const { exchanges, running, failure, stopped, missing, ask, stop } = conversation;
  const shown = exchanges.filter((one) => one.status !== 'failed' || one.original !== '');
  const isQuiet = shown.length === 0 && !running && !failure && !stopped && !missing;
  const failed = running || failure ? undefined : failureOf(exchanges[0]);
  return (
    <div className="assistant" aria-busy={running !== null}>
      {running && (
        <section className="assistant-answer" aria-label="Answer being written">
          <Group justify="space-between" gap="xs">
            <Group gap="xs">
              <Loader size={16} aria-hidden />
              <Text size="sm" role="status">
                {running.text ? 'The assistant is writing...' : 'The assistant is reading...'}
              </Text>
            </Group>
            <Button size="compact-md" variant="default" onClick={stop}>
              Stop
            </Button>
          </Group>
          {running.text && <AnswerText text={wordsSoFar(running.text)} />}
        </section>
      )}
      {failure && <Failed failure={failure} onRetry={() => ask(failure)} />}
      {failed && <Failed failure={failed} onRetry={() => ask(failed)} />}
      {missing && (
        <AlertBanner tone="error">
          <Group justify="space-between" gap="xs">
            <span>Earlier answers of the assistant could not be read.</span>
            <Button size="compact-md" variant="default" onClick={missing}>
              Retry
            </Button>
          </Group>
        </AlertBanner>
      )}
      {stopped && <Stopped query={stopped.query} text={wordsSoFar(stopped.text)} />}
      {shown.map((exchange, at) => (
        <Folded key={exchange.runId} isOlder={at > 0} query={exchange.query}>
          <Answer exchange={exchange} onPrint={() => onPrint(exchange)}>
            <Proposals exchange={exchange} conversation={conversation} />
          </Answer>
        </Folded>
      ))}
      {isQuiet && (
        <Text c="dimmed" size="sm">
          Write the case and press Send: the assistant answers here, and what it proposes waits for
          you.
        </Text>
      )}
    </div>
  );
}

type FoldedProps = { isOlder: boolean; query: string; children: ReactNode };

/** Closes the older answers; each opens with a press. */
function Folded({ isOlder, query, children }: FoldedProps) {
  if (!isOlder) return children;
  return (
    <details className="assistant-older">
      <summary>{query.slice(0, 120) || 'Earlier answer'}</summary>
      {children}
    </details>
  );
}

/** The newest question, if its answer failed: on this device or another, also before a reload. */
function failureOf(newest: Exchange | undefined): FailureOf | undefined {
  if (newest?.status !== 'failed' || newest.failure === null) return undefined;
  return { message: newest.failure, query: newest.query, origin: newest.origin };
}

type FailureOf = Question & { readonly message: string };

function Failed({ failure, onRetry }: { failure: FailureOf; onRetry: () => void }) {
  return (
    <AlertBanner tone="error">
      <Group justify="space-between" gap="xs">
        <span>AI Error: {failure.message}</span>
        <Button size="compact-md" variant="default" onClick={onRetry}>
          Retry
        </Button>
      </Group>
    </AlertBanner>
  );
}

function Stopped({ query, text }: { query: string; text: string }) {
  return (
    <section className="assistant-answer" aria-label={`Answer to: ${query.slice(0, 60)}`}>
      {text && <AnswerText text={text} />}
      <Text size="sm" c="dimmed">
        {AI_MESSAGES.stopped}
      </Text>
    </section>
  );
}

type ProposalsProps = { exchange: Exchange; conversation: ConversationState };

function Proposals({ exchange, conversation }: ProposalsProps) {
  if (exchange.items.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={90} />}>
      <Stack gap="xs">
        {exchange.items.map((item) => {
          const { plan, position, state } = item;
          if (plan.kind === 'question') {
            return (
              <fieldset key={position} className="assistant-question">
                <legend>{plan.question}</legend>
                <Group gap="xs">
                  {plan.options.map((option) => (
                    <Button
                      key={option}
                      size="compact-md"
                      variant="light"
                      disabled={conversation.running !== null}
                      onClick={() =>
                        conversation.ask({
                          query: `${plan.question}\nAnswer: ${option}`,
                          follows: exchange.runId,
                          origin: exchange.origin,
                        })
                      }
                    >
                      {option}
                    </Button>
                  ))}
                </Group>
              </fieldset>
            );
          }
          if (plan.kind === 'refused') {
            return (
              <AlertBanner key={position} tone="error">
                {item.action}: {item.message}
                {item.written && (
                  <Text size="sm" mt={4} className="assistant-original">
                    {item.written}
                  </Text>
                )}
              </AlertBanner>
            );
          }
          if (isInSheet(item, exchange, conversation.exchanges)) return null;
          if (state === 'dismissed') {
            return (
              <Text key={position} size="sm" c="dimmed">
                Left out: {item.action.replaceAll('_', ' ')}
              </Text>
            );
          }
          return (
            <ChangeCard
              key={position}
              item={item}
              runId={exchange.runId}
              plan={plan}
              patientId={conversation.patientId}
              onApply={(reasons, lines) =>
                conversation.apply(exchange.runId, position, { reasons, lines })
              }
              onDismiss={(lines) => conversation.dismiss(exchange.runId, position, lines)}
              onUndo={() => conversation.undo(exchange.runId, position)}
              onReplan={(next) => conversation.replan(exchange.runId, position, next)}
            />
          );
        })}
        <Waiting items={exchange.items} />
      </Stack>
    </Suspense>
  );
}

/** The screen on which the open proposals of an answer are decided. */
function Waiting({ items }: Pick<Exchange, 'items'>) {
  const count = items.filter((item) => item.plan.kind === 'change' && isOpen(item)).length;
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {count === 1 ? '1 proposal waits' : `${count} proposals wait`} in the visit sheet.
    </Text>
  );
}
