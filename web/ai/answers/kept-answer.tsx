import { Stack } from '@mantine/core';
import { splitJson } from '#contract/ai/split-json.rules.ts';
import { AnswerText } from './answer-text.tsx';
import { FunctionCalls } from './function-calls.tsx';

/** The answer that is kept with a patient: its words, and its calls folded away (specification 2, section 2). */
export function KeptAnswer({ answer }: { answer: string }) {
  const { text, blocks } = splitJson(answer);
  return (
    <Stack gap="xs">
      {text && <AnswerText text={text} />}
      {blocks.length > 0 && <FunctionCalls json={blocks.join('\n\n')} />}
    </Stack>
  );
}
