import { Stack } from '@mantine/core';
import { splitJson } from '#contract/ai/split-json.rules.ts';
import { AnswerText } from './answer-text.tsx';
import { FunctionCalls } from './function-calls.tsx';

/** The answer stored with a patient: its text, and its calls collapsed (specification 2, section 2). */
export function KeptAnswer({ answer }: { answer: string }) {
  const { text, blocks } = splitJson(answer);
  return (
    <Stack gap="xs">
      {text && <AnswerText text={text} />}
      {blocks.length > 0 && <FunctionCalls json={blocks.join('\n\n')} />}
    </Stack>
  );
}
