import './assistant.css';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconCopy, IconPrinter } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Exchange } from '../conversation/exchange.ts';
import { AnswerText } from './answer-text.tsx';
import { FunctionCalls } from './function-calls.tsx';

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success('Answer copied.');
  else toast.error('The answer could not be copied.');
}

type AnswerProps = { exchange: Exchange; onPrint: () => void; children: ReactNode };

/** One answer: its text, its proposals (`children`), and the raw calls. */
export function Answer({ exchange, onPrint, children }: AnswerProps) {
  const { query, text, problem, original, json, source, status } = exchange;
  const isWhole = status === 'answered';
  const small = { size: 'compact-sm', variant: 'subtle' } as const;
  return (
    <section className="assistant-answer" aria-label={`Answer to: ${query.slice(0, 60)}`}>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {query}
      </Text>
      {text && <AnswerText text={text} />}
      {problem && (
        <AlertBanner tone="error">
          AI Error: {problem}
          <Text size="sm" mt={4} className="assistant-original">
            {original}
          </Text>
        </AlertBanner>
      )}
      {!isWhole && (
        <Text size="sm" c="dimmed">
          {status === 'running' ? AI_MESSAGES.beingAnswered : AI_MESSAGES.stopped}
        </Text>
      )}
      {children}
      <Group gap={4}>
        <Button
          {...small}
          leftSection={<Icon of={IconCopy} size={16} />}
          onClick={() => void copy(text || original)}
        >
          Copy
        </Button>
        <Button {...small} leftSection={<Icon of={IconPrinter} size={16} />} onClick={onPrint}>
          Print
        </Button>
        <Text size="xs" c="dimmed">
          {source === 'offline' ? 'Offline assistant' : source}
        </Text>
      </Group>
      {json && <FunctionCalls json={json} />}
    </section>
  );
}
