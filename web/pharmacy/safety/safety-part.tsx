import { Stack, Text } from '@mantine/core';
import { notChecked } from '#contract/safety/safety.messages.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';
import { OrderWarnings } from './order-warnings.tsx';
import { OverrideReason } from './override-reason.tsx';
import type { useOrderOverrides } from './use-order-overrides.ts';

type SafetyPartProps = {
  safety: ReturnType<typeof useOrderOverrides>;
  /** Those that stand at no drug. */
  warnings: readonly SafetyWarning[];
  /** What the rules know nothing of. */
  unchecked: readonly string[];
  onEnter: () => void;
};

/** What the checks say of no drug in particular, the reason that they ask for, and what they do not know. */
export function SafetyPart({ safety, warnings, unchecked, onEnter }: SafetyPartProps) {
  const { open } = safety;
  if (warnings.length + open.length + unchecked.length === 0) return null;
  return (
    <Stack gap="xs">
      <OrderWarnings label="Warnings of the order" warnings={warnings} earlier={safety.earlier} />
      {open.length > 0 && (
        <OverrideReason
          count={open.length}
          value={safety.reason}
          onChange={safety.setReason}
          inputRef={safety.field}
          onEnter={onEnter}
          isMissing={safety.isMissing}
        />
      )}
      {unchecked.length > 0 && (
        <Text size="xs" c="dimmed">
          {notChecked(unchecked)}
        </Text>
      )}
    </Stack>
  );
}
