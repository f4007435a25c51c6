import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { getPasswordHistory } from '#contract/auth/password-links.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { PasswordHistoryModal } from './password-history.modal.tsx';
import { settingText } from './setting-text.ts';

/** The last setting that the person has dismissed in this browser. */
const READ_KEY = 'passwordNotice';

/**
 * Notifies people that a superadmin or a link has set their password, until they dismiss it or set
 * a new one.
 */
export function PasswordNotice() {
  const { data, refetch } = useApi(getPasswordHistory, {});
  const [readId, setReadId] = useState(() => localStorage.getItem(READ_KEY));
  const [isOpen, setOpen] = useState(false);
  const setting = data?.setting;
  if (!setting || setting.id === readId) return null;
  const dismiss = (): void => {
    localStorage.setItem(READ_KEY, setting.id);
    setReadId(setting.id);
  };
  return (
    <div className="app-banners">
      <AlertBanner tone="warning" onClose={dismiss}>
        <Group gap="xs">
          <span>
            About your account: {settingText(setting)} Set a password of your own under Account,
            Change password.
          </span>
          <Anchor component="button" type="button" onClick={() => setOpen(true)}>
            Show each sign-in
          </Anchor>
        </Group>
      </AlertBanner>
      {isOpen && (
        <PasswordHistoryModal
          title="Your password"
          history={data}
          onRetry={() => void refetch()}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
