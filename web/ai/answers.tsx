import './assistant.css';
import { Button, Group, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AlertBanner } from '#web/ui/alert-banner.tsx';
import { Answer } from './answer.tsx';
import { AnswerText } from './answer-text.tsx';
import type { Exchange } from './exchange.ts';
import type { ConversationState } from './use-conversation.ts';

const ChangeCard = lazy(() =>
  import('./change-card.tsx').then((module) => ({ default: module.ChangeCard })),
);

type AnswersProps = {
  conversation: ConversationState;
  onPrint: (exchange: Exchange) => void;
};

/** What a model has written so far, without the calls, which nobody reads as they come. */
function wordsSoFar(text: string): string {
  return (/^([\s\S]*?)(?:```|^\s*[[{])/m.exec(text)?.[1] ?? text).trim();
}

/** The conversation, the newest answer first. */
export function Answers({ conversation, onPrint }: AnswersProps) {
  const { exchanges, running, failure, ask, stop } = conversation;
  const isQuiet = exchanges.length === 0 && !running && !failure;
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
      {failure && (
        <AlertBanner tone="error">
          <Group justify="space-between" gap="xs">
            <span>AI Error: {failure.message}</span>
            <Button size="compact-md" variant="default" onClick={() => ask(failure)}>
              Retry
            </Button>
          </Group>
        </AlertBanner>
      )}
      {exchanges.map((exchange) => (
        <Answer key={exchange.id} exchange={exchange} onPrint={() => onPrint(exchange)}>
          <Proposals exchange={exchange} conversation={conversation} />
        </Answer>
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
                {item.name}: {item.message}
                {item.written && (
                  <Text size="sm" mt={4} className="assistant-original">
                    {item.written}
                  </Text>
                )}
              </AlertBanner>
            );
          }
          if (state === 'dismissed') {
            return (
              <Text key={position} size="sm" c="dimmed">
                Dismissed: {item.name.replaceAll('_', ' ')}
              </Text>
            );
          }
          return (
            <ChangeCard
              key={position}
              item={item}
              plan={plan}
              context={exchange.context}
              onApply={(reasons) => conversation.apply(exchange, position, reasons)}
              onDismiss={() => conversation.dismiss(exchange, position)}
              onUndo={() => conversation.undo(exchange, position)}
              onReplan={(next) => conversation.replan(exchange, position, next)}
            />
          );
        })}
      </Stack>
    </Suspense>
  );
}
