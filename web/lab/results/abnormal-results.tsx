import { Text } from '@mantine/core';
import type { LabReportSummary } from '#contract/lab/lab-order.ts';
import { FlagMark } from './flag-mark.tsx';

/** The values of a report that are not normal, above its findings; renders nothing without any. */
export function AbnormalResults({ abnormal = [] }: Pick<LabReportSummary, 'abnormal'>) {
  if (abnormal.length === 0) return null;
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      {abnormal.map(({ name, value, flag }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report may have the same value twice
        <span key={`${name} ${at}`}>
          {at > 0 && ', '}
          {name} <b>{value}</b> <FlagMark flag={flag} />
        </span>
      ))}
    </Text>
  );
}
