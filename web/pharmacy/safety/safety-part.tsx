import { Stack, Text } from '@mantine/core';
import { notChecked } from '#contract/safety/safety.messages.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';
import { OrderWarnings } from './order-warnings.tsx';
import { OverrideReason } from './override-reason.tsx';
import type { useOrderOverrides } from './use-order-overrides.ts';

type SafetyPartProps = {
  safety: ReturnType<typeof useOrderOverrides>;
  /** The warnings that belong to no single drug. */
  warnings: readonly SafetyWarning[];
  /** The drugs that the rules do not cover. */
  unchecked: readonly string[];
  onEnter: () => void;
};

/** The warnings that belong to no single drug, the field for the reason, and the drugs that the rules do not cover. */
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
