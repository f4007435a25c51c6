import { Text } from '@mantine/core';
import { PRO_PLAN } from '#contract/clinics/pro-plan.messages.ts';

/** Says which benefits the pro plan has. */
export function ProGives() {
  return (
    <div>
      <Text>{PRO_PLAN.shows}</Text>
      <Text>{PRO_PLAN.unlocks}</Text>
    </div>
  );
}
