import { Text } from '@mantine/core';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** Shown where the server's AI model is not available to this clinic. */
export function ModelNotice() {
  const { data } = useApi(getAiStatus, {});
  if (!data?.withheld) return null;
  return <Text>{AI_MESSAGES.modelWithheld}</Text>;
}
