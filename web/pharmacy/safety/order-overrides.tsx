import '../order-form/lines/order-lines.css';
import { Title } from '@mantine/core';
import { useId } from 'react';
import type { Override } from '#contract/safety/warning.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconAlertTriangle } from '#web/ui/theme/icons.ts';

/** The overridden warnings of an order, with the person and the reason. */
export function OrderOverrides({ overrides }: { overrides: readonly Override[] }) {
  const id = useId();
  if (overrides.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        Written in spite of warnings
      </Title>
      <ul className="order-warnings">
        {overrides.map(({ warning, message, reason, by, at }) => (
          <li key={warning}>
            <Icon of={IconAlertTriangle} size={14} />
            <span>
              {message} <strong>{reason}</strong> ({by}, {showDateTime(at)})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
