import { Text } from '@mantine/core';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { useIsBack } from '#web/lib/live/use-is-back.ts';
import { Icon } from '../theme/icon.tsx';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../theme/icons.ts';

interface FormMessageProps {
  /** The error of the whole form; errors of one field belong beside it. */
  error?: string | null | undefined;
  success?: string | null | undefined;
}

/** The message at the top of a form. Rendered from the start as a live region, so that a new message is announced. */
export function FormMessage({ error, success }: FormMessageProps) {
  const isBack = useIsBack(error);
  return (
    <div className="ui-form-message" data-empty={!error && !success ? true : undefined}>
      <div role="alert">
        {error && !isBack && (
          <Text className="ui-message" c="var(--mantine-color-error)">
            <Icon of={IconAlertCircle} />
            <span>{error}</span>
          </Text>
        )}
      </div>
      <div role="status">
        {isBack && (
          <Text className="ui-message">
            <Icon of={IconInfoCircle} />
            <span>{MESSAGES.networkBack}</span>
          </Text>
        )}
        {success && !error && (
          <Text className="ui-message" c="var(--mantine-color-success)">
            <Icon of={IconCircleCheck} />
            <span>{success}</span>
          </Text>
        )}
      </div>
    </div>
  );
}
